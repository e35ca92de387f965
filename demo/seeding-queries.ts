import type { Database, Transaction } from '#server/db/database.ts';
import { people } from './fixtures/members.ts';

export type DemoState = 'none' | 'begun' | 'finished';

export async function readDemoState(db: Database): Promise<DemoState> {
  const row = await db.selectFrom('demo_seeding').select('finished_at as finishedAt').executeTakeFirst();
  if (!row) return 'none';
  return row.finishedAt === null ? 'begun' : 'finished';
}

/** Returns true if the database has demo accounts, whose password is public. */
export async function hasDemoAccounts(db: Database): Promise<boolean> {
  const emails = Object.values(people).map(({ email }) => email);
  const found = await db.selectFrom('users').select('id').where('email', 'in', emails).executeTakeFirst();
  return found !== undefined;
}

export async function markSeedingStarted(db: Database, startedAt: string): Promise<void> {
  await db.insertInto('demo_seeding').values({ started_at: startedAt }).execute();
}

export async function markSeedingFinished(tx: Transaction, finishedAt: string): Promise<void> {
  await tx.updateTable('demo_seeding').set({ finished_at: finishedAt }).execute();
}

/** Inserts the question assigned to a couple on a past day. */
export async function insertDailyQuestion(
  db: Database,
  { coupleId, day, questionId }: { coupleId: string; day: string; questionId: string },
): Promise<void> {
  await db
    .insertInto('daily_questions')
    .values({ couple_id: coupleId, day, question_id: questionId, round: 1 })
    .execute();
}
