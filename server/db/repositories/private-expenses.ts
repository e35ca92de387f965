import { sql } from 'kysely';
import { privateExpenses } from '#domain/expenses/record.ts';
import type { StoredSplit } from '#domain/expenses/split.ts';
import { type Patch, withoutUndefined } from '#domain/kernel/apply-patch.ts';
import type { Room } from '#server/db/room.ts';
import { touchRows } from '../changes/touch.ts';
import type { Transaction } from '../database.ts';
import { asFields, type FieldsOf, type NewFieldsOf, toRow } from '../table-fields.ts';
import type { AuthorId } from './author-id.ts';

type Fields = FieldsOf<'private_expenses'>;
/** The fields of a new private expense, besides its author. */
export type NewPrivateExpense = Omit<NewFieldsOf<'private_expenses'>, 'userId' | 'searchText'>;

const fields = asFields(
  'id',
  'title',
  'amount',
  'category',
  'description',
  'spentOn',
  'surpriseUntil',
  'sharedWith',
  'splitKind',
  'splitValue',
  'photoId',
  'importId',
  'createdAt',
  'updatedAt',
);

export async function insertPrivateExpense(
  tx: Transaction,
  authorId: AuthorId,
  _room: Room<'privateExpenses'>,
  expense: NewPrivateExpense,
): Promise<void> {
  touchRows(tx, privateExpenses, { userId: authorId }, [expense.id]);
  await tx
    .insertInto('private_expenses')
    .values(toRow({ ...withoutUndefined(expense), userId: authorId }))
    .execute();
}

/** Locks an expense that its author alone sees, and returns it; `undefined` if they have none with this id. */
export function lockPrivateExpense(tx: Transaction, authorId: AuthorId, expenseId: string) {
  return tx
    .selectFrom('private_expenses')
    .select(fields)
    .where('user_id', '=', authorId)
    .where('id', '=', expenseId)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedPrivateExpense = NonNullable<Awaited<ReturnType<typeof lockPrivateExpense>>>;

export async function updatePrivateExpense(
  tx: Transaction,
  authorId: AuthorId,
  expenseId: string,
  patch: Patch<NewPrivateExpense>,
): Promise<void> {
  touchRows(tx, privateExpenses, { userId: authorId }, [expenseId]);
  await tx
    .updateTable('private_expenses')
    .set(toRow(withoutUndefined(patch)))
    .where('user_id', '=', authorId)
    .where('id', '=', expenseId)
    .execute();
}

/** Deletes the row of an expense that both see from now on. Returns false if another transaction was faster. */
export async function deletePrivateExpense(tx: Transaction, authorId: AuthorId, expenseId: string): Promise<boolean> {
  touchRows(tx, privateExpenses, { userId: authorId }, [expenseId]);
  const { numDeletedRows } = await tx
    .deleteFrom('private_expenses')
    .where('user_id', '=', authorId)
    .where('id', '=', expenseId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** An imported expense of its author, without the fields that the whole import shares. */
export type ImportedPrivateRow = Pick<Fields, 'id' | 'title' | 'category' | 'amount' | 'spentOn'>;

/** Records the private expenses of an import in one statement. */
export async function insertPrivateRows(
  tx: Transaction,
  authorId: AuthorId,
  room: Room<'privateExpenses'>,
  { importId, createdAt }: { importId: string; createdAt: string },
  rows: readonly ImportedPrivateRow[],
): Promise<void> {
  if (rows.length > room.count) throw new Error('there is room for fewer rows');
  if (rows.length === 0) return;
  const of = <Key extends keyof ImportedPrivateRow>(key: Key) => rows.map((row) => row[key]);
  touchRows(tx, privateExpenses, { userId: authorId }, of('id'));
  await sql`
    insert into private_expenses (user_id, import_id, created_at, updated_at, split_kind,
      id, title, amount, category, spent_on)
    select ${authorId}::uuid, ${importId}::uuid, ${createdAt}::timestamptz, ${createdAt}::timestamptz, 'payer', row.*
    from unnest(${of('id')}::uuid[], ${of('title')}::text[], ${of('amount')}::numeric[],
      ${of('category')}::expense_category[], ${of('spentOn')}::date[]) as row`.execute(tx);
}

/** Locks the private expenses of an import and reads for each if it was changed after the import. */
export function lockImportedPrivateRows(tx: Transaction, authorId: AuthorId, importId: string) {
  return tx
    .selectFrom('private_expenses')
    .select(['id', sql<boolean>`updated_at > created_at`.as('isChanged')])
    .where('user_id', '=', authorId)
    .where('import_id', '=', importId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Permanently deletes the rows locked by `lockImportedPrivateRows`. */
export async function deleteImportedPrivateRows(tx: Transaction, authorId: AuthorId, importId: string): Promise<void> {
  const gone = await tx
    .deleteFrom('private_expenses')
    .where('user_id', '=', authorId)
    .where('import_id', '=', importId)
    .returning('id')
    .execute();
  touchRows(
    tx,
    privateExpenses,
    { userId: authorId },
    gone.map(({ id }) => id),
  );
}

/**
 * Makes the surprises of members their own for good when their couple ends, in the trash too. A surprise for a former
 * partner must not appear to a later one.
 */
export async function endSurprisesOf(tx: Transaction, userIds: readonly string[], now: string): Promise<void> {
  const { rows } = await sql<{ userId: string; id: string }>`
    update private_expenses set surprise_until = null, shared_with = null, split_kind = 'payer', split_value = null,
      updated_at = ${now}::timestamptz
    where user_id = any (${[...userIds]}::uuid[]) and surprise_until is not null
    returning user_id as "userId", id`.execute(tx);
  for (const { userId, id } of rows) touchRows(tx, privateExpenses, { userId }, [id]);
  const own = { surprise_until: null, shared_with: null, split_kind: OWN.kind, split_value: OWN.value };
  await sql`
    update deleted_own_records set record = record || ${JSON.stringify(own)}::jsonb
    where user_id = any (${[...userIds]}::uuid[]) and kind = 'private_expense'
      and record ->> 'surprise_until' is not null`.execute(tx);
}

const OWN: StoredSplit = { kind: 'payer', value: null };
