import { sql } from 'kysely';
import type { Span } from '#packages/busy-times/spans.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';

/** Replaces the blocks of a calendar, which the transaction has locked. */
export async function replaceBlocks(tx: Transaction, calendarId: string, blocks: readonly Span[]) {
  await tx.deleteFrom('busy_blocks').where('calendar_id', '=', calendarId).execute();
  if (blocks.length === 0) return;
  const toTimes = (key: keyof Span) => blocks.map((block) => new Date(block[key]).toISOString());
  await sql`
    insert into busy_blocks (calendar_id, starts_at, ends_at)
    select ${calendarId}::uuid, starts_at, ends_at
    from unnest(${toTimes('start')}::timestamptz[], ${toTimes('end')}::timestamptz[]) block (starts_at, ends_at)`.execute(
    tx,
  );
}

/** Lists the blocks of the members that touch a window. Those of an address count from its last success after `since`. */
export function listBlocks(
  db: Database,
  userIds: readonly string[],
  { from, to, since }: { from: string; to: string; since: string },
) {
  return db
    .selectFrom('busy_calendars as calendar')
    .innerJoin('busy_blocks as block', 'block.calendar_id', 'calendar.id')
    .select(asFields('block.startsAt', 'block.endsAt'))
    .where('calendar.user_id', 'in', userIds)
    .where((eb) => eb.or([eb('calendar.address', 'is', null), eb('calendar.fetched_at', '>', since)]))
    .where('block.ends_at', '>', from)
    .where('block.starts_at', '<', to)
    .execute();
}

export async function deletePastBlocks(db: Database, now: string): Promise<void> {
  await db.deleteFrom('busy_blocks').where('ends_at', '<=', now).execute();
}
