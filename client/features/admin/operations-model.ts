import { adminText } from '#messages/en/admin/frame.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { formatInstant } from '../../lib/format/dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** '5 minutes', '3 hours', '2 days': the largest whole unit. */
export function spanText(milliseconds: number): string {
  if (milliseconds >= 2 * DAY_MS) return text.days(Math.floor(milliseconds / DAY_MS));
  if (milliseconds >= HOUR_MS) return text.hours(Math.floor(milliseconds / HOUR_MS));
  return text.minutes(Math.max(0, Math.floor(milliseconds / MINUTE_MS)));
}

export interface Due {
  isOverdue: boolean;
  text: string;
}

/** Where something that came in at `since` stands against the hours within which it is promised; null: no promise. */
export function dueOf(since: string, promisedHours: number | null, now: string): Due {
  const age = Date.parse(now) - Date.parse(since);
  if (promisedHours === null) return { isOverdue: false, text: text.ago(spanText(age)) };
  const left = promisedHours * HOUR_MS - age;
  return left < 0
    ? { isOverdue: true, text: text.overdue(spanText(-left)) }
    : { isOverdue: false, text: text.due(spanText(left)) };
}

/** 'isPremiumOnly' as 'Premium only', 'gift-card.end-sessions' as 'Gift card: end sessions'. */
export function toWords(name: string): string {
  const words = name
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .replaceAll('.', ': ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A logged value as it is read. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return text.none;
  if (typeof value === 'boolean') return value ? adminText.yes : adminText.no;
  if (typeof value === 'string' && INSTANT.test(value)) return formatInstant(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

export interface FieldChange {
  field: string;
  /** Absent for what was made. */
  before?: string;
  /** Absent for what was deleted. */
  after?: string;
}

/** The changed fields of a log entry, in the order in which they were written. */
export function changesOf(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({
    field: toWords(field),
    ...(before && field in before && { before: valueText(before[field]) }),
    ...(after && field in after && { after: valueText(after[field]) }),
  }));
}
