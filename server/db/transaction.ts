import type { IsolationLevel, Kysely, Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { isStalePlan } from './driver/postgres-driver.ts';

const maxAttempts = 5;
const serializationFailure = '40001';
const deadlockDetected = '40P01';
const uniqueViolation = '23505';

/**
 * Runs `work` in one transaction: all of it or nothing. Inside another transaction it joins that one.
 *
 * After a serialization failure or a deadlock the work runs again, up to 5 times, so it must do nothing but database
 * work; other effects belong after it, or into `afterCommit`. Any other error rolls back and is rethrown.
 */
export async function inTransaction<DB, T>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
  options: { isolation?: IsolationLevel } = {},
): Promise<T> {
  if (isTransaction(db)) return work(db);
  const transaction = options.isolation
    ? db.transaction().setIsolationLevel(options.isolation)
    : db.transaction();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result, effects } = await transaction.execute(async (trx) => ({
        result: await work(trx),
        effects: waitingEffects.get(trx) ?? [],
      }));
      for (const effect of effects) effect();
      return result;
    } catch (error) {
      if (attempt >= maxAttempts || !isWorthAnotherTry(error)) throw error;
      // Random waits, so that two conflicting transactions do not collide again.
      await sleep(Math.random() * 10 * 2 ** attempt);
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

function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return error.code === serializationFailure || error.code === deadlockDetected || isStalePlan(error);
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
