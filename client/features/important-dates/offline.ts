import {
  amendFields,
  answerByRows,
  asText,
  inRows,
  newRow,
  type RowRules,
  type OfflineRules,
} from '#client/data/outbox/offline-rules.ts';
import { type Fields, isFields } from '#client/data/outbox/pending-mutation.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { IMPORTANT_DATE_DEFAULTS } from '#domain/important-dates/facts.ts';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import { PAKSHAS } from '#domain/panchang/facts.ts';
import { importantDateScreensText as text } from '#messages/important-date-screens.ts';
import { importantDatesText } from '#messages/important-dates.ts';
import { panchangScreensText, panchangText } from '#messages/panchang.ts';

/** The city of a new date by tithi is its author's, which the server adds. */
const defaults = { ...IMPORTANT_DATE_DEFAULTS, tithiCity: null };

const rows: RowRules<ImportantDate> = {
  calls: {
    'importantDates.create': 'create',
    'importantDates.update': 'update',
    'importantDates.delete': 'delete',
    'importantDates.restore': 'restore',
  },
  toRow: (change) => newRow<ImportantDate>(change, defaults),
  amend(row, change) {
    const amended = amendFields(row, change);
    // The server drops the tithi of a date by its calendar date.
    return amended.calendar === 'gregorian' ? { ...amended, tithi: null, tithiCity: null } : amended;
  },
};

/** Pending changes to important dates. */
export const pendingImportantDates: OfflineRules = {
  calls: rows.calls,
  withBaseVersion: ['importantDates.update'],
  // The server checks the tithi of a first day by the city that is chosen then.
  follows: {
    'importantDates.create': ['panchang.setPreferences'],
    'importantDates.update': ['panchang.setPreferences'],
  },
  body: { sentTogether: [['date', 'calendar', 'tithi']] },
  shows: { importantDates: inRows(rows) },
  answer: answerByRows(rows),
  nameOf: ({ title }) => asText(title),
  describe: ({ title, date, category, description, tithi }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldDate, value: typeof date === 'string' ? formatDate(date) : '' },
    { label: text.fieldCategory, value: nameOfCategory(category) },
    { label: text.fieldDescription, value: asText(description) },
    ...(isFields(tithi) ? [{ label: panchangScreensText.repeatsBy, value: nameOfTithi(tithi) }] : []),
  ],
};

function nameOfTithi({ month, paksha: name, tithi }: Fields): string {
  const paksha = PAKSHAS.find((each) => each === name);
  if (typeof month !== 'number' || typeof tithi !== 'number' || !paksha) return '';
  return panchangText.nameTithi({ month, paksha, tithi }, false);
}

function nameOfCategory(category: unknown): string {
  return Object.entries(importantDatesText.categories).find(([name]) => name === category)?.[1] ?? '';
}
