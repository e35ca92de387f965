import { randomUUIDv7 } from 'node:crypto';
import type { SavingsEntriesQuery, SavingsEntry } from '#domain/goals/schema.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Room } from '#server/db/room.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { insertEntry, listAllEntries, listEntries, type NewEntry } from './entry-queries.ts';
import { goalRows } from './queries.ts';

/** Returns a page of a goal's deposits and withdrawals, with `X-Next-Cursor` if more follow. */
export async function readGoalEntries(
  context: MemberContext,
  { id, ...query }: SavingsEntriesQuery,
): Promise<SavingsEntry[]> {
  const { db, member } = context;
  const { coupleId } = member;
  const page = parsePageRequest(query, ['instant', 'id']);
  if (!coupleId || !(await goalRows.find(db, coupleId, id))) throw refuse.notFound();
  const rows = await listEntries(db, coupleId, id, page);
  return toPage(context, rows, page, (entry) => [entry.createdAt, entry.id]);
}

/** Returns a page of the entries of all goals, for the member's files. */
export async function readAllGoalEntries(context: MemberContext, query: ShortPageQuery) {
  const { db, member } = context;
  const page = parsePageRequest(query, ['id']);
  if (!member.coupleId) return [];
  return toPage(context, await listAllEntries(db, member.coupleId, page), page, ({ id }) => [id]);
}

/** Checks the storage limit for an entry, before the goal is locked. */
export function makeEntryRoom(tx: Transaction, { storageLimits, member }: MemberContext) {
  return storageLimits.makeRoom(tx, 'savingsEntries', member);
}

/** Records a deposit or withdrawal of the member, in the transaction that changes and thereby locks the goal. */
export function recordEntry(
  tx: Transaction,
  { member }: MemberContext,
  coupleId: CoupleId,
  room: Room<'savingsEntries'>,
  { id = randomUUIDv7(), ...entry }: Omit<NewEntry, 'id' | 'userId'> & { id?: string | undefined },
): Promise<void> {
  return insertEntry(tx, coupleId, room, { ...entry, id, userId: member.id });
}
