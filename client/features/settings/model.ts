import { formatDate, localDate } from '#client/lib/format/dates.ts';
import { LAST_USE_PRECISION_HOURS } from '#domain/accounts/facts.ts';
import type { Session } from '#domain/accounts/sessions.ts';
import { brand } from '#domain/kernel/brand.ts';
import { profileText as text } from '#messages/profile.ts';

/** Document title of a settings screen. */
export function settingsMeta(title: string) {
  return [{ title: `${title} · ${brand.name}` }];
}

/**
 * Returns when a device was last used. The stored instant is exact to an hour, so it is said by the hour and then by the
 * day.
 */
export function describeUse({ isCurrent, lastSeenAt }: Session, nowIso: string): string {
  if (isCurrent) return text.usedNow;
  const hours = Temporal.Instant.from(lastSeenAt).until(nowIso).total('hours');
  return hours < LAST_USE_PRECISION_HOURS ? text.usedLately : text.lastSeen(formatDate(localDate(lastSeenAt)));
}
