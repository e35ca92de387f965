import { formatInstant } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import type { Toast } from '#client/ui/feedback/toast.ts';
import type { BulkResult } from '#domain/operations/bulk.ts';
import { BULK_SKIPS, type Queue } from '#domain/operations/facts.ts';
import type { QueueState } from '#domain/operations/schema.ts';
import { adminBulkText as bulkText } from '#messages/en/admin/bulk.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { adminText } from '#messages/en/admin/shell.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Returns a duration in its largest whole unit: '5 minutes', '3 hours', '2 days'. */
export function spanText(milliseconds: number): string {
  if (milliseconds >= 2 * DAY_MS) return text.days(Math.floor(milliseconds / DAY_MS));
  if (milliseconds >= HOUR_MS) return text.hours(Math.floor(milliseconds / HOUR_MS));
  return text.minutes(Math.max(0, Math.floor(milliseconds / MINUTE_MS)));
}

/** Counts the waiting items of all queues. */
export function countWaiting(states: readonly QueueState[]): number {
  return states.reduce((total, { waiting }) => total + waiting, 0);
}

/** Lists the queues with waiting items, overdue ones first: '3 payments to confirm, 1 overdue'. */
export function listWaiting(states: readonly QueueState[]): { queue: Queue; isOverdue: boolean; text: string }[] {
  return states
    .filter(({ waiting }) => waiting > 0)
    .toSorted((one, other) => other.overdue - one.overdue)
    .map(({ queue, waiting, overdue }) => ({
      queue,
      isOverdue: overdue > 0,
      text: text.waitingItem(text.queues[queue].name, formatCoins(waiting), overdue > 0 && formatCoins(overdue)),
    }));
}

export interface Due {
  isOverdue: boolean;
  text: string;
}

/** Compares the age of an item received at `since` with its promised hours; `null` means no promise. */
export function dueOf(since: string, promisedHours: number | null, now: string): Due {
  const age = Date.parse(now) - Date.parse(since);
  if (promisedHours === null) return { isOverdue: false, text: text.ago(spanText(age)) };
  const left = promisedHours * HOUR_MS - age;
  return left < 0
    ? { isOverdue: true, text: text.overdue(spanText(-left)) }
    : { isOverdue: false, text: text.due(spanText(left)) };
}

/**
 * Formats an identifier as words: 'isPremiumOnly' as 'Premium only', 'gift-card.end-sessions' as 'Gift card: end
 * sessions'.
 */
export function toWords(name: string): string {
  const words = name
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .replaceAll('.', ': ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats a logged value as text. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return text.none;
  if (typeof value === 'boolean') return value ? adminText.yes : adminText.no;
  if (typeof value === 'string' && INSTANT.test(value)) return formatInstant(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

export interface FieldChange {
  field: string;
  /** Absent for a created record. */
  before?: string;
  /** Absent for a deleted record. */
  after?: string;
}

/** Returns the changed fields of a log entry, in their logged order. */
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

/** Returns the toast for the result of a bulk change. */
export function toBulkToast({ changed, skipped }: BulkResult): Toast {
  const title = bulkText.changed(formatCoins(changed));
  const left = BULK_SKIPS.filter((skip) => skipped[skip] > 0);
  if (left.length === 0) return { title };
  const count = left.reduce((sum, skip) => sum + skipped[skip], 0);
  const reasons = left.map((skip) => bulkText.reasons[skip](formatCoins(skipped[skip])));
  return { title, description: bulkText.skipped(formatCoins(count), reasons.join(', ')) };
}
