import type { IsolationLevel, Kysely, Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { isStalePlan } from './driver/postgres-driver.ts';

const maxAttempts = 5;
const serializationFailure = '40001';
const deadlockDetected = '40P01';

/**
 * Runs `work` in one transaction: all of it or nothing. Inside another transaction it joins that one.
 *
 * After a serialization failure or a deadlock the work runs again, up to 5 times, so it must do nothing but database
 * work; what else has to happen belongs behind it. Any other error rolls back and is thrown on.
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
      return await transaction.execute(work);
    } catch (error) {
      if (attempt >= maxAttempts || !isWorthAnotherTry(error)) throw error;
      // Uneven waits, so that two transactions in each other's way do not meet again.
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function isTransaction<DB>(db: Kysely<DB>): db is Transaction<DB> {
  return db.isTransaction;
}

function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return error.code === serializationFailure || error.code === deadlockDetected || isStalePlan(error);
}
