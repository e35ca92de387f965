import { brand } from '#messages/brand.ts';
import { notificationsText as text } from '#messages/notifications.ts';
import { INDIA } from '#server/platform/clock.ts';
import { formatNumber } from '#server/platform/format.ts';
import type { NotificationText } from './kind-shape-policy.ts';

/** Hours without pushes, in India; those that end before they begin go over midnight. */
interface QuietHours {
  hasQuietHours: boolean;
  /** `HH:MM`. */
  quietFrom: string;
  quietTo: string;
}

/** Titles that a gathered push names. */
const NAMED_TITLES = 3;

/** When the quiet hours that `now` lies in are over; `null` outside of them. */
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

/** The words of one push for all that came while it was quiet: the first titles, and how many there are. */
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

/** The words for members who hide what notifications say. */
export function writeHidden(count: number): NotificationText {
  return { title: brand.name, message: text.hidden(formatNumber(count), count) };
}
