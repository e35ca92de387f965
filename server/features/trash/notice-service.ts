import { TRASH_DAYS } from '#domain/trash/schema.ts';
import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import {
  countDeletions,
  deleteNotice,
  type DeletionCount,
  type DeletionNotice,
  lockDeletions,
  lockNotices,
  updateNotice,
} from './notice-queries.ts';
import type { Author } from './queries.ts';

/** Deletions of the partner's records within an hour that need no notification. */
const UNNOTICED = 10;
const WINDOW = { hours: 1 };

/**
 * Notifies the partner once when the member moves more than ten of their records to the trash within an hour. Further
 * deletions within an hour of the notification are added to its count, and later ones count for another.
 */
export async function noticeDeletions(
  tx: Transaction,
  context: MemberContext,
  deleted: readonly Author[],
): Promise<void> {
  const { id: deletedBy, partnerId, coupleId, firstName } = context.member;
  if (!coupleId || !partnerId || !deleted.some(({ userId }) => userId === partnerId)) return;
  const now = context.clock.now();
  const deleter = { readerId: partnerId, deletedBy };
  await lockDeletions(tx, deletedBy);
  const earliest = toIso(now.subtract(WINDOW));
  const before = await lockNotices(tx, [partnerId], toIso(now.subtract(WINDOW).subtract(WINDOW)));
  const latest = before.find((notice) => notice.deletedBy === deletedBy);
  const closesAt = latest && endOf(latest);
  if (latest && closesAt !== undefined && toIso(now) < closesAt) return recount(tx, coupleId, latest);
  const from = closesAt !== undefined && closesAt > earliest ? closesAt : afterInstant(earliest);
  const counts = await countDeletions(tx, coupleId, deleter, { from, to: afterInstant(toIso(now)) });
  const since = counts.map(({ first }) => first).toSorted()[0];
  if (since === undefined || sum(counts) <= UNNOTICED) return undefined;
  const until = toIso(Temporal.Instant.from(since).add({ hours: 24 * TRASH_DAYS }));
  await notify(tx, context, {
    userId: partnerId,
    kind: 'records_deleted',
    params: { firstName, deletedBy, since, until, counts: byKind(counts) },
    onceKey: `deletions:${deletedBy}:${since}`,
  });
  return undefined;
}

/** Takes restored records out of the notifications of both partners, and deletes those without any other. */
export async function noticeRestored(tx: Transaction, { member, clock }: MemberContext): Promise<void> {
  const { id, partnerId, coupleId } = member;
  if (!coupleId || !partnerId) return;
  const since = toIso(clock.now().subtract({ hours: 24 * TRASH_DAYS }));
  for (const notice of await lockNotices(tx, [id, partnerId], since)) await recount(tx, coupleId, notice);
}

async function recount(tx: Transaction, coupleId: string, notice: DeletionNotice): Promise<void> {
  const counts = await countDeletions(tx, coupleId, notice, { from: notice.since, to: endOf(notice) });
  await (counts.length === 0 ? deleteNotice(tx, notice) : updateNotice(tx, notice, byKind(counts)));
}

/** Returns the end of the hour in which further deletions join a notification. */
function endOf({ createdAt }: DeletionNotice): string {
  return toIso(Temporal.Instant.from(createdAt).add(WINDOW));
}

/** Returns the next instant that the database stores apart from this one, as the bound of a half-open span. */
function afterInstant(instant: string): string {
  return toIso(Temporal.Instant.from(instant).add({ milliseconds: 1 }));
}

function byKind(counts: readonly DeletionCount[]): Record<string, number> {
  return Object.fromEntries(counts.map(({ kind, count }) => [kind, count]));
}

function sum(counts: readonly DeletionCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
