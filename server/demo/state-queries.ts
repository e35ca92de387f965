import type { Database, Transaction } from '#server/db/database.ts';

export type DemoState = 'none' | 'begun' | 'finished';

export async function readDemoState(db: Database): Promise<DemoState> {
  const row = await db.selectFrom('demo_seeding').select('finished_at as finishedAt').executeTakeFirst();
  if (!row) return 'none';
  return row.finishedAt === null ? 'begun' : 'finished';
}

export async function noteBeginning(db: Database, startedAt: string): Promise<void> {
  await db.insertInto('demo_seeding').values({ started_at: startedAt }).execute();
}

export async function noteEnd(tx: Transaction, finishedAt: string): Promise<void> {
  await tx.updateTable('demo_seeding').set({ finished_at: finishedAt }).execute();
}
