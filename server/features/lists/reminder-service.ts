import type { Transaction } from '#server/db/database.ts';
import { deleteNoticesOf } from '#server/db/repositories/notices.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readTimeZones } from '#server/features/availability/service.ts';
import { lockFoundCouple } from '#server/features/couples/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { forEachFound } from '#server/platform/jobs/each-found.ts';
import { deleteItemsBefore } from './item-queries.ts';
import { chooseReminded, chooseReminders, ITEM_TRASH_HOURS } from './policy.ts';
import { findDueItem, listDueItems, setReminder } from './reminder-queries.ts';

/**
 * Reminds members at nine in the morning of the items that are due on their day, late after downtime and never after the day. Concurrent processes
 * are safe: each takes a reminder once, and the notification's key prevents duplicates.
 */
export async function remindOfItems(platform: Platform): Promise<void> {
  const { db, clock, live } = platform;
  const now = toIso(clock.now());
  await forEachFound<{ coupleId: string; id: string }>({
    find: (after, limit) => listDueItems(db, { now, after, limit }),
    work: async ({ coupleId, id }) => {
      const notifiedIds = await inTransaction(db, (tx) => remindOf(tx, platform, { coupleId, id, now }));
      if (notifiedIds.length > 0) live.announce(notifiedIds, ['notifications'], null);
    },
    name: 'remindOfItems',
  });
}

async function remindOf(
  tx: Transaction,
  platform: Platform,
  found: { coupleId: string; id: string; now: string },
): Promise<readonly string[]> {
  const { coupleId, memberIds } = await lockFoundCouple(tx, found.coupleId);
  const item = await findDueItem(tx, coupleId, found.id, found.now);
  if (!item?.dueOn || !item.remindAt) return [];
  const { listId, title, text, dueOn, remindAt } = item;
  const recipients = await readTimeZones(tx, chooseReminded(memberIds, item.assigneeId));
  const { reminded, next } = chooseReminders(recipients, {
    dueOn,
    since: remindAt,
    now: platform.clock.now(),
  });
  await setReminder(tx, coupleId, found.id, next);
  for (const userId of reminded)
    await notify(tx, platform, {
      userId,
      kind: 'list_item_due',
      params: { listId, title, text },
      subject: { kind: 'list', id: listId, partId: found.id },
      onceKey: `list-item:${found.id}:${dueOn}`,
    });
  return reminded;
}

/** Deletes items for good that can no longer be restored, with the notifications that quote them. */
export async function sweepItems({ db, clock }: Platform): Promise<void> {
  const before = toIso(clock.now().subtract({ hours: ITEM_TRASH_HOURS }));
  await inTransaction(db, async (tx) => {
    for (const { coupleId, listId, id } of await deleteItemsBefore(tx, before))
      await deleteNoticesOf(tx, { coupleId }, { kind: 'list', id: listId, partId: id });
  });
}
