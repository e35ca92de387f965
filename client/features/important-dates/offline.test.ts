import { expect, test } from 'vitest';
import { IMPORTANT_DATE_DEFAULTS } from '#domain/important-dates/facts.ts';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import { panchangScreensText } from '#messages/panchang.ts';
import { showRead } from '#tests/components/show-read.ts';
import { pendingImportantDates } from './offline.ts';
import { importantDatesRead } from './reads.ts';

const wedding = { title: 'Wedding', date: '2025-11-01', category: 'anniversary', description: null };

test('names the tithi by which a pending date recurs', () => {
  const fields = pendingImportantDates.describe({ ...wedding, tithi: { month: 1, paksha: 'sud', tithi: 11 } });
  expect(fields).toContainEqual({ label: panchangScreensText.repeatsBy, value: 'Kartak sud 11' });
});

test('says nothing of tithis for a date that recurs on its calendar date', () => {
  const labels = pendingImportantDates.describe({ ...wedding, tithi: null }).map(({ label }) => label);
  expect(labels).not.toContain(panchangScreensText.repeatsBy);
});

test('drops the tithi of a date that is to recur on its calendar date', () => {
  const date: ImportantDate = {
    ...IMPORTANT_DATE_DEFAULTS,
    id: 'wedding',
    userId: 'riya',
    title: 'Wedding',
    date: '2025-10-22',
    category: 'anniversary',
    calendar: 'tithi',
    tithi: { month: 1, paksha: 'sud', tithi: 1 },
    tithiCity: 'Surat',
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
  };
  const change = {
    order: 1,
    key: 'key',
    memberId: 'riya',
    call: 'importantDates.update',
    method: 'PUT',
    path: '/api/important-dates/wedding',
    objectId: 'wedding',
    body: { calendar: 'gregorian' },
    before: { ...date },
    state: 'waiting' as const,
    madeAt: '2026-11-25T10:00:00.000Z',
  };
  const shown = showRead(importantDatesRead, null, {
    rows: { importantDates: [date] },
    changes: [change],
    rules: [pendingImportantDates],
    context: { memberId: 'riya', partnerId: 'arjun', today: '2026-11-25', defaultSplit: null },
  });
  expect(shown).toEqual([
    { ...date, calendar: 'gregorian', tithi: null, tithiCity: null, updatedAt: '2026-11-25T10:00:00.000Z' },
  ]);
});
