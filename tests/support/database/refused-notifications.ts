import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { TestApp } from '../app.ts';

/**
 * Has the database refuse every notification of a member until the end of the test, as a row that no code expects
 * would. Returns a function that ends it earlier.
 */
export async function refuseNotificationsTo(app: TestApp, userId: string): Promise<() => Promise<void>> {
  const { db } = app.database;
  const name = `refuse_${crypto.randomUUID().replaceAll('-', '')}`;
  await sql`create function ${sql.ref(name)}() returns trigger language plpgsql as ${sql.lit(`begin
    raise exception 'refused by a test';
  end`)}`.execute(db);
  await sql`create trigger ${sql.ref(name)} before insert on notifications for each row
    when (new.user_id = ${sql.lit(userId)}::uuid) execute function ${sql.ref(name)}()`.execute(db);
  const allow = async () => void (await sql`drop function if exists ${sql.ref(name)} cascade`.execute(db));
  onTestFinished(allow);
  return allow;
}
