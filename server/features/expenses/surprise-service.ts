import { randomUUIDv7 } from 'node:crypto';
import { listStale } from '#domain/registry/resources.ts';
import type { Transaction } from '#server/db/database.ts';
import { mintAuthorId } from '#server/db/repositories/author-id.ts';
import { insertExpenseRow, toSplitFields } from '#server/db/repositories/expenses.ts';
import {
  deletePrivateExpense,
  type LockedPrivateExpense,
  lockPrivateExpense,
  updatePrivateExpense,
} from '#server/db/repositories/private-expenses.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { updateAlarms } from '#server/features/budgets/alarm-service.ts';
import { findCoupleOf, listMemberNames, lockFoundCouple } from '#server/features/couples/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { CoupleId, Platform } from '#server/platform/context.ts';
import { forEachFound } from '#server/platform/jobs/each-found.ts';
import { isIdOfBoth } from './id-service.ts';
import { visibleExpenses } from './policy.ts';
import { showExpensePhoto } from './private-photo-service.ts';
import { type DueSurprise, listDueSurprises } from './queries.ts';

/**
 * Shows the surprises whose day has come in India, each once: the locked row is gone for another process. Those meant
 * for a former partner become their author's own, and a failing one does not block the others.
 */
export async function revealSurprises(platform: Platform): Promise<void> {
  const { db, clock, live } = platform;
  await forEachFound<DueSurprise>({
    find: (after, limit) => listDueSurprises(db, { today: todayInIndia(clock), after, limit }),
    work: async (surprise) => {
      const { memberIds, isPrivate } = await inTransaction(db, (tx) => revealSurprise(tx, platform, surprise));
      live.announce(memberIds, listStale(['expenses', 'notifications']), null, { isPrivate });
    },
    name: 'revealSurprises',
  });
}

/** Members whose screens change. A private change is not announced to their partners. */
interface Told {
  memberIds: readonly string[];
  isPrivate: boolean;
}

const NOBODY: Told = { memberIds: [], isPrivate: true };

/** Shows one surprise, and returns the members to announce it to. Locks the couple first, as leaving does. */
async function revealSurprise(tx: Transaction, platform: Platform, { userId, id }: DueSurprise): Promise<Told> {
  const found = await findCoupleOf(tx, userId);
  const couple = found && (await lockFoundCouple(tx, found));
  const authorId = mintAuthorId(userId);
  const own = await lockPrivateExpense(tx, authorId, id);
  const { clock } = platform;
  if (!own || own.surpriseUntil === null || own.surpriseUntil > todayInIndia(clock)) return NOBODY;
  const { sharedWith } = own;
  if (couple?.memberIds.includes(userId) && sharedWith !== null && couple.memberIds.includes(sharedWith))
    return showToBoth(tx, platform, { coupleId: couple.coupleId, userId, sharedWith }, own);
  const now = toIso(clock.now());
  const split = { splitKind: 'payer', splitValue: null } as const;
  await updatePrivateExpense(tx, authorId, id, { surpriseUntil: null, sharedWith: null, ...split, updatedAt: now });
  return { memberIds: [userId], isPrivate: true };
}

interface Couple {
  coupleId: CoupleId;
  userId: string;
  sharedWith: string;
}

/**
 * Records the surprise as an expense of both. While the author has no room for further expenses it stays a surprise,
 * of which they are notified once.
 */
async function showToBoth(
  tx: Transaction,
  platform: Platform,
  { coupleId, userId, sharedWith }: Couple,
  own: LockedPrivateExpense,
): Promise<Told> {
  const { clock, storageLimits } = platform;
  const room = await storageLimits.makeRoomUpTo(tx, 'expenses', { id: userId, coupleId }, 1);
  if (room.count === 0)
    return { memberIds: (await notifyFull(tx, platform, userId, own)) ? [userId] : [], isPrivate: true };
  const { title, amount, category, description, spentOn, importId, createdAt, photoId } = own;
  const shown = { title, amount, category, description, spentOn, importId, createdAt, photoId };
  // The partner may have chosen the same id, which must not have shown them that it was taken.
  const id = (await isIdOfBoth(tx, coupleId, own.id)) ? randomUUIDv7() : own.id;
  const visible = visibleExpenses({ id: userId, coupleId });
  await showExpensePhoto(tx, platform, visible, { before: photoId, after: photoId }, async () => {
    await insertExpenseRow(tx, coupleId, room, {
      ...shown,
      id,
      userId,
      ...toSplitFields({ paidBy: userId, sharedWith, split: { kind: own.splitKind, value: own.splitValue } }),
      updatedAt: toIso(clock.now()),
    });
    await deletePrivateExpense(tx, visible.authorId, own.id);
  });
  await updateAlarms(tx, { ...platform, member: { id: userId, partnerId: sharedWith } }, coupleId);
  const firstName = (await listMemberNames(tx, coupleId)).find((member) => member.userId === userId)?.firstName ?? '';
  await notify(tx, platform, {
    userId: sharedWith,
    kind: 'surprise_revealed',
    params: { firstName, title },
    subject: { kind: 'expense', id },
  });
  return { memberIds: [userId, sharedWith], isPrivate: false };
}

/** Notifies the author once of a day on which the surprise had no room. Returns false if they were before. */
function notifyFull(
  tx: Transaction,
  platform: Platform,
  userId: string,
  { id, title, surpriseUntil: day }: LockedPrivateExpense,
): Promise<boolean> {
  return notify(tx, platform, {
    userId,
    kind: 'surprise_full',
    params: { title },
    onceKey: `surprise-full:${id}:${day}`,
    subject: { kind: 'private_expense', id },
  });
}
