import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { expenseImports } from '#domain/imports/record.ts';
import { ExpenseImport, type ExpenseImportCheck } from '#domain/imports/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { AuthorId } from '#server/db/repositories/author-id.ts';
import { columnsOf, toRow } from '#server/db/table-fields.ts';
import type { VisibleExpenses } from '#server/features/expenses/service.ts';
import { coupleRows } from '#server/platform/lists/couple-rows.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';

const StoredImport = ExpenseImport.omit({ undoableUntil: true, ownCount: true });
export const importRows = coupleRows(expenseImports, StoredImport);
export type ImportRow = z.output<typeof StoredImport> & Pick<ExpenseImport, 'ownCount'>;

const StoredPrivateImport = StoredImport.omit({ settlementCount: true }).extend({ userId: z.string() });
const privateColumns = columnsOf('private_imports', StoredPrivateImport);

/** The imports that the member sees: the couple's part of each, and the part that the member alone sees. */
const visibleParts = ({ coupleId, authorId }: VisibleExpenses) => sql`(
  select id, name, count, settlement_count, 0 as own_count, user_id, created_at from expense_imports where couple_id = ${coupleId}
  union all
  select id, name, count, 0, count, user_id, created_at from private_imports where user_id = ${authorId})`;

/** The imports that the member sees, newest first. Reads one more than the page's limit. */
export async function listImports(db: Database, visible: VisibleExpenses, { limit, after }: PageRequest) {
  const [createdAt = null, id = null] = after ?? [];
  return selectImports(
    db,
    visible,
    after ? sql`(created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)` : sql`true`,
    limit + 1,
  );
}

export async function findImport(db: Database, visible: VisibleExpenses, importId: string) {
  const [row] = await selectImports(db, visible, sql`id = ${importId}`, 1);
  return row;
}

async function selectImports(
  db: Database,
  visible: VisibleExpenses,
  isWanted: RawBuilder<unknown>,
  limit: number,
): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select id, name, sum(count)::int as count, sum(settlement_count)::int as "settlementCount",
      sum(own_count)::int as "ownCount", user_id as "userId",
      created_at as "createdAt"
    from ${visibleParts(visible)} parts where ${isWanted}
    group by id, name, user_id, created_at
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Records the part of an import that its member alone sees. */
export async function insertPrivateImport(
  tx: Transaction,
  authorId: AuthorId,
  part: { id: string; name: string; count: number; fingerprints: string[]; createdAt: string },
): Promise<void> {
  await tx
    .insertInto('private_imports')
    .values(toRow({ ...part, userId: authorId }))
    .execute();
}

/** Deletes and returns the part of an import that its member alone sees; `undefined` without one. */
export function removePrivateImport(tx: Transaction, authorId: AuthorId, importId: string) {
  return tx
    .deleteFrom('private_imports')
    .where('user_id', '=', authorId)
    .where('id', '=', importId)
    .returning(privateColumns)
    .executeTakeFirst();
}

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
 * Returns the 0-based indexes of rows that the member sees already, imported or recorded alike. Of equal rows as many
 * count as exist.
 */
export function listPresent(db: Database, visible: VisibleExpenses, rows: AskedRows): Promise<number[]> {
  const { coupleId, authorId } = visible;
  const days = [...new Set(rows.map(({ spentOn }) => spentOn))];
  return findPresent(
    db,
    visible,
    unnestRows(rows),
    sql`select ${fingerprint('spent_on', 'amount', 'title')} as key from expenses
      where couple_id = ${coupleId} and spent_on = any (${days}::date[])
      union all
      select ${fingerprint('spent_on', 'amount', 'title')} from private_expenses
      where user_id = ${authorId} and spent_on = any (${days}::date[])`,
  );
}

/**
 * Returns the indexes of settlements that the couple already has. Equal settlements have the same day, amount and
 * payer.
 */
export function listPresentSettlements(db: Database, visible: VisibleExpenses, rows: AskedSettlements) {
  const { coupleId } = visible;
  return findPresent(
    db,
    visible,
    unnestSettlements(rows),
    sql`select ${fingerprint('day', 'amount', 'from_user_id')} as key from (
        select ${CREATED_ON} as day, amount, from_user_id from settlements where couple_id = ${coupleId}
      ) settled`,
  );
}

async function findPresent(
  db: Database,
  { coupleId, authorId }: VisibleExpenses,
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
        from (
          select unnest(fingerprints) as key from expense_imports where couple_id = ${coupleId}
          union all
          select unnest(fingerprints) from private_imports where user_id = ${authorId}
        ) imported
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
