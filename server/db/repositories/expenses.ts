import { sql, type RawBuilder } from 'kysely';
import { FROM_BOTH } from '#domain/expenses/facts.ts';
import { expenses } from '#domain/expenses/record.ts';
import type { Sharing } from '#domain/expenses/split.ts';
import { type Patch, withoutUndefined } from '#domain/kernel/apply-patch.ts';
import type { Room } from '#server/db/room.ts';
import { touchRows } from '../changes/touch.ts';
import type { Transaction } from '../database.ts';
import { asFields, type FieldsOf, type NewFieldsOf, toRow } from '../table-fields.ts';
import type { TrashHooks } from './deleted-records.ts';
import { endUnfitRequests, endUnfitRequestsTo } from './payment-requests.ts';

type Fields = FieldsOf<'expenses'>;
/** The fields that determine an expense's debt: day, payer, other member, and split. */
type SplitFields = Pick<Fields, 'amount' | 'spentOn' | 'paidBy' | 'sharedWith' | 'splitKind' | 'splitValue'>;
/** The fields of a new expense. */
export type NewExpense = Omit<NewFieldsOf<'expenses'>, 'coupleId' | keyof SplitFields> & SplitFields;

/** Returns the stored fields of the split, for any table with one. */
export function toSplitFields({ paidBy, sharedWith, split }: Sharing) {
  return { paidBy, sharedWith, splitKind: split?.kind ?? null, splitValue: split?.value ?? null };
}

export function fromSplitFields(row: Pick<Fields, 'userId' | 'paidBy' | 'sharedWith' | 'splitKind' | 'splitValue'>) {
  const { userId, paidBy, sharedWith, splitKind: kind, splitValue: value } = row;
  return { userId, paidBy, sharedWith, split: kind && { kind, value } };
}

/**
 * The share of the member who did not pay, in rupees; the payer bears indivisible paise. Uses the long form of `case`,
 * because Citus cannot pass on the short one.
 */
export function othersShare(of: Record<'amount' | 'kind' | 'value', RawBuilder<unknown>>) {
  return sql<string>`(case
    when ${of.kind}::text = 'equal' then trunc(${of.amount}::numeric / 2, 2)
    when ${of.kind}::text = 'other' then ${of.amount}::numeric
    when ${of.kind}::text = 'percent' then trunc(${of.amount}::numeric * (100 - ${of.value}::numeric) / 100, 2)
    when ${of.kind}::text = 'amounts' then ${of.amount}::numeric - ${of.value}::numeric
    else 0.00
  end)::numeric(12, 2)`;
}
const columns = { amount: sql.ref('amount'), kind: sql.ref('split_kind'), value: sql.ref('split_value') };
export const othersShareColumn = othersShare(columns);
/** True for a split by which one owes the other. */
const isOwed = sql`split_kind::text not in ('payer', ${sql.lit(FROM_BOTH)})`;

export async function insertExpenseRow(
  tx: Transaction,
  coupleId: string,
  _room: Room<'expenses'>,
  expense: NewExpense,
): Promise<void> {
  touchRows(tx, expenses, { coupleId }, [expense.id]);
  await Promise.all([
    tx
      .insertInto('expenses')
      .values(toRow({ ...withoutUndefined(expense), coupleId }))
      .execute(),
    changeDebts(tx, coupleId, [{ sign: 1, split: expense }]),
  ]);
}

/** An imported expense without the fields that the whole import shares. */
export type ImportedRow = Pick<Fields, 'id' | 'title' | 'category' | keyof SplitFields>;

/** Records all expenses of an import in one statement. */
export async function insertImportedRows(
  tx: Transaction,
  coupleId: string,
  room: Room<'expenses'>,
  { importId, userId, createdAt }: { importId: string; userId: string; createdAt: string },
  rows: readonly ImportedRow[],
): Promise<void> {
  if (rows.length > room.count) throw new Error('there is room for fewer rows');
  const of = <Key extends keyof ImportedRow>(key: Key) => rows.map((row) => row[key]);
  touchRows(tx, expenses, { coupleId }, of('id'));
  await sql`
    insert into expenses (couple_id, user_id, import_id, created_at, updated_at,
      id, title, amount, category, spent_on, paid_by, shared_with, split_kind, split_value)
    select ${coupleId}::uuid, ${userId}::uuid, ${importId}::uuid, ${createdAt}::timestamptz, ${createdAt}::timestamptz, row.*
    from unnest(${of('id')}::uuid[], ${of('title')}::text[], ${of('amount')}::numeric[],
      ${of('category')}::expense_category[], ${of('spentOn')}::date[], ${of('paidBy')}::uuid[],
      ${of('sharedWith')}::uuid[], ${of('splitKind')}::split_kind[], ${of('splitValue')}::numeric[]) as row`.execute(
    tx,
  );
  await changeDebtsOfImport(tx, coupleId, importId, 1);
}

/** Locks the remaining expenses of an import and reads for each if it was changed after the import. */
export function lockImportedRows(tx: Transaction, coupleId: string, importId: string) {
  return tx
    .selectFrom('expenses')
    .select(['id', sql<boolean>`updated_at > created_at`.as('isChanged')])
    .where('couple_id', '=', coupleId)
    .where('import_id', '=', importId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Permanently deletes the rows locked by `lockImportedRows`. */
export async function deleteImportedRows(tx: Transaction, coupleId: string, importId: string): Promise<void> {
  await changeDebtsOfImport(tx, coupleId, importId, -1);
  const gone = await tx
    .deleteFrom('expenses')
    .where('couple_id', '=', coupleId)
    .where('import_id', '=', importId)
    .returning('id')
    .execute();
  touchRows(
    tx,
    expenses,
    { coupleId },
    gone.map((row) => row.id),
  );
}

/** Locks an expense and reads its split; `undefined` if it does not exist. */
export function lockExpenseRow(tx: Transaction, coupleId: string, expenseId: string) {
  return tx
    .selectFrom('expenses')
    .select(asFields('userId', 'photoId', 'amount', 'spentOn', 'paidBy', 'sharedWith', 'splitKind', 'splitValue'))
    .select(asFields('title', 'category', 'description', 'importId', 'createdAt'))
    .where('couple_id', '=', coupleId)
    .where('id', '=', expenseId)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedExpense = NonNullable<Awaited<ReturnType<typeof lockExpenseRow>>>;

/** Removes an expense that `lockExpenseRow` returned as `before`, because its author alone sees it from now on. */
export async function deleteExpenseRow(
  tx: Transaction,
  { coupleId, id, before }: { coupleId: string; id: string; before: SplitFields },
): Promise<void> {
  touchRows(tx, expenses, { coupleId }, [id]);
  await Promise.all([
    tx.deleteFrom('expenses').where('couple_id', '=', coupleId).where('id', '=', id).execute(),
    changeDebts(tx, coupleId, [{ sign: -1, split: before }]),
  ]);
}

/** Returns true if the couple has an expense with this id. */
export async function hasExpense(tx: Transaction, coupleId: string, expenseId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('expenses')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('id', '=', expenseId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes an expense that `lockExpenseRow` returned as `before`. */
export async function updateExpenseRow(
  tx: Transaction,
  { coupleId, id, before }: { coupleId: string; id: string; before: SplitFields },
  patch: Patch<NewExpense>,
): Promise<void> {
  const change = withoutUndefined(patch);
  touchRows(tx, expenses, { coupleId }, [id]);
  await Promise.all([
    tx.updateTable('expenses').set(toRow(change)).where('couple_id', '=', coupleId).where('id', '=', id).execute(),
    changeDebts(tx, coupleId, [
      { sign: -1, split: before },
      { sign: 1, split: { ...before, ...change } },
    ]),
  ]);
}

/** Locks an expense that is about to move to the trash, and removes its debt from the balance. */
async function subtractDebt(tx: Transaction, coupleId: string, expenseId: string): Promise<void> {
  const split = await lockExpenseRow(tx, coupleId, expenseId);
  if (split) await changeDebts(tx, coupleId, [{ sign: -1, split }]);
}

/** Adds the debt of an expense restored from the trash to the balance. */
async function addDebtOf(tx: Transaction, coupleId: string, expenseId: string): Promise<void> {
  const split = await lockExpenseRow(tx, coupleId, expenseId);
  if (split) await changeDebts(tx, coupleId, [{ sign: 1, split }]);
}

/** Clears members who deleted their account while the expense was in the trash. */
async function clearGoneMembers(tx: Transaction, coupleId: string, expenseId: string): Promise<void> {
  const { rows } = await sql<{ name: string; userId: string }>`
    select name, record ->> name as "userId"
    from deleted_shared_records, (values ('paid_by'), ('shared_with')) names (name)
    where couple_id = ${coupleId} and id = ${expenseId} and kind = 'expense' and record ->> name is not null`.execute(
    tx,
  );
  for (const { name, userId } of rows) {
    const known = await tx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
    if (!known)
      await sql`update deleted_shared_records set record = record - ${name}::text
        where couple_id = ${coupleId} and id = ${expenseId}`.execute(tx);
  }
}

/** Counts no expense in the trash in the balance. */
export const expenseTrash: TrashHooks = {
  beforeTrash: subtractDebt,
  beforeRestore: clearGoneMembers,
  afterRestore: addDebtOf,
};

/**
 * Recomputes a couple's debts after expenses moved to or from it. The caller holds `lockMembership`, so that no expense
 * changes meanwhile.
 */
export async function rebuildDebts(tx: Transaction, coupleId: string): Promise<void> {
  await tx.deleteFrom('expense_debts').where('couple_id', '=', coupleId).execute();
  await sql`
    insert into expense_debts (couple_id, spent_on, creditor_id, debtor_id, amount)
    select couple_id, spent_on, paid_by, shared_with, sum(${othersShareColumn})
    from expenses
    where couple_id = ${coupleId} and paid_by is not null and shared_with is not null and ${isOwed}
    group by couple_id, spent_on, paid_by, shared_with`.execute(tx);
  await endUnfitRequests(tx, coupleId);
}

/** Adds or removes the debts of an import by day, in the same order as `changeDebts`. */
async function changeDebtsOfImport(tx: Transaction, coupleId: string, importId: string, sign: 1 | -1) {
  await sql`
    insert into expense_debts (couple_id, spent_on, creditor_id, debtor_id, amount)
    select couple_id, spent_on, paid_by, shared_with, ${sign}::int * sum(${othersShareColumn})
    from expenses
    where couple_id = ${coupleId} and import_id = ${importId}
      and paid_by is not null and shared_with is not null and ${isOwed}
    group by couple_id, spent_on, paid_by, shared_with
    order by spent_on, paid_by, shared_with
    on conflict (couple_id, spent_on, creditor_id, debtor_id)
    do update set amount = expense_debts.amount + excluded.amount`.execute(tx);
  await endUnfitRequests(tx, coupleId);
}

interface DebtChange {
  sign: 1 | -1;
  split: SplitFields;
}

async function changeDebts(tx: Transaction, coupleId: string, changes: readonly DebtChange[]): Promise<void> {
  const sums = new Map<string, { days: readonly string[]; amount: RawBuilder<unknown> }>();
  for (const { sign, split } of changes) {
    const { spentOn, paidBy, sharedWith, splitKind } = split;
    if (!paidBy || !sharedWith || !splitKind || splitKind === 'payer' || splitKind === FROM_BOTH) continue;
    const days = [spentOn, paidBy, sharedWith];
    const share = othersShare({
      amount: sql`${split.amount}`,
      kind: sql`${splitKind}`,
      value: sql`${split.splitValue}`,
    });
    const known = sums.get(days.join())?.amount ?? sql`0`;
    const amount = sign === 1 ? sql`${known} + ${share}` : sql`${known} - ${share}`;
    sums.set(days.join(), { days, amount });
  }
  if (sums.size === 0) return;
  // Fixed order, so that two transactions that move expenses between the same days cannot deadlock.
  const rows = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const changed = sql`
    insert into expense_debts (couple_id, spent_on, creditor_id, debtor_id, amount)
    values ${sql.join(
      rows.map(
        ([, { days, amount }]) =>
          sql`(${coupleId}::uuid, ${days[0]}::date, ${days[1]}::uuid, ${days[2]}::uuid, ${amount})`,
      ),
    )}
    on conflict (couple_id, spent_on, creditor_id, debtor_id)
    do update set amount = expense_debts.amount + excluded.amount`.execute(tx);
  const owing = new Set(rows.flatMap(([, { days }]) => days.slice(1)));
  await Promise.all([changed, endUnfitRequestsTo(tx, coupleId, [...owing])]);
}
