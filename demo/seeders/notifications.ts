import { markSomeRead, readNotifications } from '#server/features/notifications/service.ts';
import type { Actor } from '../seeding/actor.ts';
import type { DemoMembers, SeedContext } from '../seeding/seed-context.ts';

const UNREAD_DAYS = 5;
const UNREAD_MAX = 5;

/**
 * Marks notifications as read, except the newest few of the last days and the nudge that waits. Runs last, because the
 * other seeders create the notifications.
 */
export async function readOldNotifications(seeding: SeedContext, members: DemoMembers): Promise<void> {
  const since = seeding.now.subtract({ hours: UNREAD_DAYS * 24 });
  await Promise.all([members.riya, members.arjun].map((actor) => readUntil(actor, since, seeding.now)));
}

async function readUntil(actor: Actor, since: Temporal.Instant, now: Temporal.Instant): Promise<void> {
  const context = actor.at(now);
  const notifications = await readNotifications(context, undefined);
  const old = notifications.filter(
    ({ kind, createdAt }, place) =>
      (place >= UNREAD_MAX && kind !== 'nudge') ||
      Temporal.Instant.compare(Temporal.Instant.from(createdAt), since) < 0,
  );
  await markSomeRead(context, { notificationIds: old.map(({ id }) => id) });
}
