import { markSomeRead, readNotifications } from '#server/features/notifications/service.ts';
import type { Actor } from '../stage/actor.ts';
import type { Cast, Stage } from '../stage/stage.ts';

const UNREAD_DAYS = 5;

/** Both have read what is older than a few days. Comes last: what went before made the notifications. */
export async function readOldNotifications(stage: Stage, cast: Cast): Promise<void> {
  const since = stage.now.subtract({ hours: UNREAD_DAYS * 24 });
  await Promise.all([cast.riya, cast.arjun].map((actor) => readUntil(actor, since, stage.now)));
}

async function readUntil(actor: Actor, since: Temporal.Instant, now: Temporal.Instant): Promise<void> {
  const context = actor.at(now);
  const notifications = await readNotifications(context);
  const old = notifications.filter(
    ({ createdAt }) => Temporal.Instant.compare(Temporal.Instant.from(createdAt), since) < 0,
  );
  await markSomeRead(context, { notificationIds: old.map(({ id }) => id) });
}
