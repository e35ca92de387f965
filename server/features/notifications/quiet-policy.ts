import { brand } from '#domain/kernel/brand.ts';
import { notificationsText as text } from '#messages/notifications.ts';
import { INDIA } from '#server/platform/clock.ts';
import { formatNumber } from '#server/platform/format.ts';
import type { NotificationText } from './kind-shape-policy.ts';

/** Hours without pushes, in India. If they end before they begin, they cross midnight. */
interface QuietHours {
  hasQuietHours: boolean;
  /** `HH:MM`. */
  quietFrom: string;
  quietTo: string;
}

/** Maximum number of titles in a gathered push. */
const NAMED_TITLES = 3;

/** Returns the end of the quiet hours at `now`, or `null` outside of them. */
export function endOfQuiet(now: Temporal.Instant, hours: QuietHours): Temporal.Instant | null {
  if (!hours.hasQuietHours) return null;
  const { quietFrom, quietTo } = hours;
  const local = now.toZonedDateTimeISO(INDIA);
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  const isOverMidnight = quietFrom > quietTo;
  const isQuiet = isOverMidnight ? time >= quietFrom || time < quietTo : time >= quietFrom && time < quietTo;
  if (!isQuiet) return null;
  const endsTomorrow = isOverMidnight && time >= quietFrom;
  const day = local.toPlainDate().add({ days: endsTomorrow ? 1 : 0 });
  return day.toZonedDateTime({ timeZone: INDIA, plainTime: quietTo }).toInstant();
}

/** Returns the text of one push for several notifications: the first titles, and their number. */
export function gather(texts: readonly NotificationText[]): NotificationText {
  const [only] = texts;
  if (only && texts.length === 1) return only;
  const titles = [...new Set(texts.map(({ title }) => title))];
  const more = titles.length > NAMED_TITLES ? ['…'] : [];
  return {
    title: text.gatheredTitle(formatNumber(texts.length), texts.length),
    message: [...titles.slice(0, NAMED_TITLES), ...more].join(' · '),
  };
}

/** Returns the text for members who hide the content of notifications. */
export function writeHidden(count: number): NotificationText {
  return { title: brand.name, message: text.hidden(formatNumber(count), count) };
}
