import type { Pool } from 'pg';
import { contract } from '#domain/api.ts';
import { COMMENT_MAX_LENGTH } from '#domain/comments/facts.ts';
import { CONCIERGE_ANSWER_MAX_LENGTH, OCCASION_MAX_LENGTH, WISHES_MAX_LENGTH } from '#domain/concierge/facts.ts';
import { CONTACT_MESSAGE_MAX_LENGTH } from '#domain/contact/facts.ts';
import { DAILY_ANSWER_MAX_LENGTH } from '#domain/daily-question/facts.ts';
import { snakeCase } from '#domain/kernel/text/snake-case.ts';
import { LIST_LENGTHS } from '#domain/lists/facts.ts';
import { NUDGE_MESSAGE_MAX_LENGTH } from '#domain/nudges/facts.ts';
import { records } from '#domain/registry/records.ts';
import { listEndpoints } from '#server/http/api.ts';

/** Letters of the longest texts that the contract accepts, by table and column. */
const longest: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  memories: { title: 120, place: 120, description: 5000, milestone: 60 },
  date_events: { title: 120, description: 2000, location: 200 },
  date_series: { title: 120, description: 2000, location: 200 },
  notes: { title: 120, content: 10_000 },
  important_dates: { title: 120, description: 1000 },
  expenses: { title: 120, description: 1000 },
  private_expenses: { title: 120, description: 1000 },
  recurring_expenses: { title: 120, description: 1000 },
  savings_goals: { title: 120, description: 1000 },
  settlements: { note: 200 },
  savings_entries: { note: 200 },
  comments: { text: COMMENT_MAX_LENGTH },
  daily_answers: { text: DAILY_ANSWER_MAX_LENGTH },
  lists: { title: LIST_LENGTHS.title },
  list_items: { text: LIST_LENGTHS.text },
  nudges: { message: NUDGE_MESSAGE_MAX_LENGTH },
  concierge_requests: {
    occasion: OCCASION_MAX_LENGTH,
    wishes: WISHES_MAX_LENGTH,
    answer: CONCIERGE_ANSWER_MAX_LENGTH,
  },
  contact_messages: { message: CONTACT_MESSAGE_MAX_LENGTH },
  expense_imports: { name: 100 },
  private_imports: { name: 100 },
};

/** Owner columns by which a row belongs to a couple or a member. */
const OWNERS = ['couple_id', 'user_id', 'from_user_id', 'to_user_id'];

export interface LargeCouple {
  coupleId: string | null;
  userIds: readonly string[];
}

/** Every read of members that answers JSON, not a file, a stream or a redirect. */
export function listReads() {
  return listEndpoints(contract).filter(({ method, meta, isStream, endpoint }) => {
    const { outputStructure } = endpoint['~orpc'].route;
    return (
      method === 'GET' &&
      !isStream &&
      outputStructure !== 'detailed' &&
      (meta.access === 'member' || meta.access === 'premium')
    );
  });
}

/** Gives the texts of all rows the longest length, in letters of three bytes. */
export async function lengthenTexts(pool: Pool, couple: LargeCouple): Promise<void> {
  for (const [table, texts] of Object.entries(longest)) {
    const columns = (await listColumns(pool, table)).map(({ name }) => name);
    const owned = isOwned(columns);
    const set = Object.entries(texts)
      .filter(([column]) => columns.includes(column))
      .map(([column, letters]) => `${column} = case when ${column} is not null then repeat('ક', ${letters}) end`);
    if (owned && set.length > 0)
      await pool.query(`update ${table} set ${set.join(', ')} where ${owned}`, [couple.coupleId, couple.userIds]);
  }
}

/**
 * Copies one row of each table of the couple or its members many times, under new ids, on earlier days where the key has a
 * day. Tables whose keys allow one row alone stay as they are.
 */
export async function fillTables(pool: Pool, { copies, ...couple }: LargeCouple & { copies: number }): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  // Records first, in an order in which rows come after those they refer to.
  for (const name of new Set([
    ...records.map((record) => snakeCase(record.name)),
    ...tables.map((table) => table.name),
  ])) {
    const columns = await listColumns(pool, name);
    const owned = isOwned(columns.map((column) => column.name));
    if (!owned) continue;
    const values = columns.map((column) => {
      const quoted = `"${column.name}"`;
      if (column.name === 'id') return 'gen_random_uuid()';
      if (column.isInKey && column.type === 'date') return `${quoted} - n`;
      return quoted;
    });
    await pool.query(
      `insert into ${name} (${columns.map((column) => `"${column.name}"`).join(', ')})
       select ${values.join(', ')} from (select * from ${name} where ${owned} limit 2) copied, generate_series(1, ${copies / 2}) n
       on conflict do nothing`,
      [couple.coupleId, couple.userIds],
    );
  }
}

/** Returns the condition that a row is of the couple `$1` or of one of the members `$2`; `null` for other tables. */
function isOwned(columns: readonly string[]): string | null {
  const owners = OWNERS.filter((owner) => columns.includes(owner));
  if (owners.length === 0) return null;
  const conditions = owners.map((owner) => (owner === 'couple_id' ? 'couple_id = $1' : `${owner} = any ($2::uuid[])`));
  return `$1::uuid is not null and $2::uuid[] is not null and (${conditions.join(' or ')})`;
}

/** Lists the columns that can be written. */
async function listColumns(pool: Pool, table: string) {
  const { rows } = await pool.query<{ name: string; type: string; isInKey: boolean }>(
    `select column_name as name, data_type as type, exists (
       select from pg_index, unnest(indkey) key
       where indrelid = table_name::regclass and indisprimary and key = ordinal_position
     ) as "isInKey"
     from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows;
}
