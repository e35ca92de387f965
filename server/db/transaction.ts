import { setTimeout as sleep } from 'node:timers/promises';
import type { IsolationLevel, Kysely, Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import { isDeadlock, isStalePlan } from '#packages/kysely-pipeline/postgres-driver.ts';
import { flushChanges, type Flushed, NOTHING_FLUSHED, reportMoves } from './changes/flush.ts';
import { changesIn } from './changes/touch.ts';

const maxRetries = 3;
const serializationFailure = '40001';
const uniqueViolation = '23505';

/** Thrown by work that read data which another transaction changed before it was locked. The work runs again. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

/** Reasons for which a transaction is retried. */
export const RETRY_REASONS = ['deadlock', 'serialization', 'overtaken', 'stale-plan'] as const;
export type RetryReason = (typeof RETRY_REASONS)[number];

export interface TransactionOptions {
  isolation?: IsolationLevel;
  /** Called before each retry. */
  onRetry?: ((reason: RetryReason) => void) | undefined;
  /** Called after the commit with what the change has moved. */
  onFlushed?: (flushed: Flushed) => void;
}

/**
 * Runs `work` in one transaction, or in the enclosing one if there is one; an error rolls back and is rethrown.
 *
 * A deadlock, a serialization failure or an `OvertakenError` reruns `work` at most three times, so it must have only
 * database effects; other effects belong after it, or into `afterCommit`.
 */
export async function inTransaction<DB, T>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  if (isTransaction(db)) return work(db);
  const transaction = options.isolation ? db.transaction().setIsolationLevel(options.isolation) : db.transaction();
  for (let retries = 0; ; retries += 1) {
    let logging = Promise.resolve(NOTHING_FLUSHED);
    try {
      const { result, effects } = await transaction.execute(async (trx) => {
        const done = await work(trx);
        // Sent together with the commit: one round trip for both.
        ({ logging } = await flushChanges(trx, changesIn(trx)));
        return { result: done, effects: waitingEffects.get(trx) ?? [] };
      });
      const flushed = await logging;
      for (const effect of effects) effect();
      options.onFlushed?.(flushed);
      reportMoves(db, flushed.moves);
      return result;
    } catch (failure) {
      // A commit behind a failed statement hides the statement's error.
      const error = await logging.then(
        () => failure,
        (cause: unknown) => cause,
      );
      const reason = findRetryReason(error);
      if (reason === null || retries === maxRetries) throw error;
      options.onRetry?.(reason);
      // Random delays, so that two conflicting transactions do not collide again.
      await sleep(Math.random() * 20 * 2 ** retries);
    }
  }
}

const waitingEffects = new WeakMap<object, (() => void)[]>();

/**
 * Calls `effect` once the transaction of `inTransaction` is committed, and never after a rollback. `effect` must not
 * throw.
 */
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
  if (isDeadlock(error)) return 'deadlock';
  if (error.code === serializationFailure) return 'serialization';
  return isStalePlan(error) ? 'stale-plan' : null;
}

/**
 * Returns the unique index that a change violated, so that its transaction was rolled back; `null` for any other error.
 * Citus names it only in the message, followed by the shard's number.
 */
export function findViolatedIndex(error: unknown): string | null {
  if (!(error instanceof DatabaseError) || error.code !== uniqueViolation) return null;
  const named = error.constraint ?? /unique constraint "(\w+)"/.exec(error.message)?.[1];
  return named?.replace(/_\d{6,}$/, '') ?? null;
}
