import type { IsolationLevel, Kysely, Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { isStalePlan } from './driver/postgres-driver.ts';

const maxRetries = 3;
const serializationFailure = '40001';
const deadlockDetected = '40P01';
const uniqueViolation = '23505';

/** Thrown by work that has read something which another transaction changed before it was locked: the work runs again. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

/** Causes for which a transaction runs again. */
export const RETRY_REASONS = ['deadlock', 'serialization', 'overtaken', 'stale-plan'] as const;
export type RetryReason = (typeof RETRY_REASONS)[number];

export interface TransactionOptions {
  isolation?: IsolationLevel;
  /** Called before each retry. */
  onRetry?: ((reason: RetryReason) => void) | undefined;
}

/**
 * Runs `work` in one transaction: all of it or nothing. Inside another transaction it joins that one.
 *
 * After a deadlock, a serialization failure or an `OvertakenError` the work runs again, at most three times, so it must do nothing
 * but database work; other effects belong after it, or into `afterCommit`. Any other error rolls back and is rethrown.
 */
export async function inTransaction<DB, T>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  if (isTransaction(db)) return work(db);
  const transaction = options.isolation
    ? db.transaction().setIsolationLevel(options.isolation)
    : db.transaction();
  for (let retries = 0; ; retries += 1) {
    try {
      const { result, effects } = await transaction.execute(async (trx) => ({
        result: await work(trx),
        effects: waitingEffects.get(trx) ?? [],
      }));
      for (const effect of effects) effect();
      return result;
    } catch (error) {
      const reason = findRetryReason(error);
      if (reason === null || retries === maxRetries) throw error;
      options.onRetry?.(reason);
      // Random waits, so that two conflicting transactions do not collide again.
      await sleep(Math.random() * 20 * 2 ** retries);
    }
  }
}

const waitingEffects = new WeakMap<object, (() => void)[]>();

/** Calls `effect` once the transaction of `inTransaction` is committed, and never when it rolls back. It must not throw. */
export function afterCommit<DB>(trx: Transaction<DB>, effect: () => void): void {
  const effects = waitingEffects.get(trx);
  if (effects) effects.push(effect);
  else waitingEffects.set(trx, [effect]);
}

function isTransaction<DB>(db: Kysely<DB>): db is Transaction<DB> {
  return db.isTransaction;
}

function findRetryReason(error: unknown): RetryReason | null {
  if (error instanceof OvertakenError) return 'overtaken';
  if (!(error instanceof DatabaseError)) return null;
  if (error.code === deadlockDetected) return 'deadlock';
  if (error.code === serializationFailure) return 'serialization';
  return isStalePlan(error) ? 'stale-plan' : null;
}

/**
 * The unique index that had the key of a change already, so that its transaction was rolled back; `null` after any other failure.
 * Citus names it in the message alone, with the number of the shard behind it.
 */
export function findViolatedIndex(error: unknown): string | null {
  if (!(error instanceof DatabaseError) || error.code !== uniqueViolation) return null;
  const named = error.constraint ?? /unique constraint "(\w+)"/.exec(error.message)?.[1];
  return named?.replace(/_\d{6,}$/, '') ?? null;
}
