import { amendFields, asText, nameIn, newRow, recordRules } from '#client/data/outbox/offline-rules.ts';
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

/** Pending changes to important dates. */
export const pendingImportantDates = recordRules<ImportantDate>('importantDates', {
  toRow: (change) => newRow<ImportantDate>(change, defaults),
  amend(row, change) {
    const amended = amendFields(row, change);
    // The server drops the tithi of a date by its calendar date.
    return amended.calendar === 'gregorian' ? { ...amended, tithi: null, tithiCity: null } : amended;
  },
  // The server checks the tithi of a first day by the city that is chosen then.
  follows: {
    'importantDates.create': ['panchang.setPreferences'],
    'importantDates.update': ['panchang.setPreferences'],
  },
  body: { sentTogether: [['date', 'calendar', 'tithi']] },
  nameOf: ({ title }) => asText(title),
  describe: ({ title, date, category, description, tithi }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldDate, value: typeof date === 'string' ? formatDate(date) : '' },
    { label: text.fieldCategory, value: nameIn(importantDatesText.categories, category) },
    { label: text.fieldDescription, value: asText(description) },
    ...(isFields(tithi) ? [{ label: panchangScreensText.repeatsBy, value: nameOfTithi(tithi) }] : []),
  ],
});

function nameOfTithi({ month, paksha: name, tithi }: Fields): string {
  const paksha = PAKSHAS.find((each) => each === name);
  if (typeof month !== 'number' || typeof tithi !== 'number' || !paksha) return '';
  return panchangText.nameTithi({ month, paksha, tithi }, false);
}
