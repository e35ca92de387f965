import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { expenseImports } from '#domain/imports/record.ts';
import { ExpenseImport, type ExpenseImportCheck } from '#domain/imports/schema.ts';
import { coupleRows } from '#server/platform/lists/couple-rows.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';

const StoredImport = ExpenseImport.omit({ undoableUntil: true });
export const importRows = coupleRows(expenseImports, StoredImport);
export type ImportRow = z.output<typeof StoredImport>;

/** Identifies an imported row by its day, amount and words, ignoring case and Unicode form. */
function fingerprint(...[day, amount, words]: readonly string[]) {
  const ref = (name = '') => sql.ref(name);
  return sql<string>`encode(substring(sha256(convert_to(concat_ws('|', to_char(${ref(day)}, 'YYYY-MM-DD'),
    ${ref(amount)}::numeric(12, 2)::text, lower(normalize(${ref(words)}::text, NFKC))), 'UTF8')) from 1 for 12), 'hex')`;
}
const CREATED_ON = sql`(created_at at time zone 'Asia/Kolkata')::date`;

/** Returns the fingerprints of an import's rows, which are stored until the import is undone. */
export async function listFingerprints(
  tx: Transaction,
  { rows, settlements = [] }: ExpenseImportCheck,
): Promise<string[]> {
  const found = await sql<{ key: string }>`
    select ${fingerprint('day', 'amount', 'words')} as key from ${unnestRows(rows)}
    union all
    select ${fingerprint('day', 'amount', 'words')} from ${unnestSettlements(settlements)}`.execute(tx);
  return found.rows.map(({ key }) => key);
}

type AskedRows = ExpenseImportCheck['rows'];
type AskedSettlements = NonNullable<ExpenseImportCheck['settlements']>;

function unnestRows(rows: AskedRows) {
  const of = (key: keyof AskedRows[number]) => rows.map((row) => row[key]);
  return sql`unnest(${of('spentOn')}::date[], ${of('amount')}::numeric[], ${of('title')}::text[])
    with ordinality as row (day, amount, words, place)`;
}

function unnestSettlements(rows: AskedSettlements) {
  const of = (key: keyof AskedSettlements[number]) => rows.map((row) => row[key]);
  return sql`unnest(${of('settledOn')}::date[], ${of('amount')}::numeric[], ${of('paidBy')}::text[])
    with ordinality as row (day, amount, words, place)`;
}

/**
 * Returns the 0-based indexes of rows that the couple already has, imported or recorded alike. Of equal rows as many
 * count as exist.
 */
export function listPresent(db: Database, coupleId: CoupleId, rows: AskedRows): Promise<number[]> {
  const days = [...new Set(rows.map(({ spentOn }) => spentOn))];
  return findPresent(
    db,
    coupleId,
    unnestRows(rows),
    sql`select ${fingerprint('spent_on', 'amount', 'title')} as key from expenses
      where couple_id = ${coupleId} and spent_on = any (${days}::date[])`,
  );
}

/**
 * Returns the indexes of settlements that the couple already has. Equal settlements have the same day, amount and
 * payer.
 */
export function listPresentSettlements(db: Database, coupleId: CoupleId, rows: AskedSettlements) {
  return findPresent(
    db,
    coupleId,
    unnestSettlements(rows),
    sql`select ${fingerprint('day', 'amount', 'from_user_id')} as key from (
        select ${CREATED_ON} as day, amount, from_user_id from settlements where couple_id = ${coupleId}
      ) settled`,
  );
}

async function findPresent(
  db: Database,
  coupleId: CoupleId,
  asked: RawBuilder<unknown>,
  recorded: RawBuilder<unknown>,
): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    select asked.place::int as place
    from (
      select place - 1 as place, key, row_number() over (partition by key order by place) as nth
      from (select place, ${fingerprint('day', 'amount', 'words')} as key from ${asked}) keyed
    ) asked join (
      select key, max(count) as count
      from (
        select key, count(*) as count
        from (select unnest(fingerprints) as key from expense_imports where couple_id = ${coupleId}) imported
        group by key
        union all
        select key, count(*) as count from (${recorded}) recorded group by key
      ) counts
      group by key
    ) kept on kept.key = asked.key
    where asked.nth <= kept.count
    order by asked.place`.execute(db);
  return rows.map(({ place }) => place);
}
