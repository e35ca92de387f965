import { expect, test } from 'vitest';
import type { CopyContext } from '#client/data/copy/shown.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { pendingImportantDates } from '#client/features/important-dates/offline.ts';
import { importantDatesRead } from '#client/features/important-dates/reads.ts';
import { IMPORTANT_DATE_DEFAULTS } from '#domain/important-dates/facts.ts';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import { showRead } from '#tests/components/show-read.ts';
import { pendingPanchang } from './offline.ts';
import { panchangPreferencesRead } from './reads.ts';

const context: CopyContext = { memberId: 'riya', partnerId: 'arjun', today: '2026-11-25', defaultSplit: null };
const saved = { id: 'riya', isOn: true, city: 'Surat' as const, festivals: ['diwali' as const] };

function choose(body: object, order = 1): PendingMutation {
  return {
    order,
    key: `key ${order}`,
    memberId: 'riya',
    call: 'panchang.setPreferences',
    method: 'PUT',
    path: '/api/panchang-preferences',
    objectId: 'panchang-preferences',
    body: { ...body },
    before: null,
    state: 'waiting',
    madeAt: '2026-11-25T10:00:00.000Z',
  };
}

function read(changes: PendingMutation[], rows = [saved]) {
  const known = { rows: { panchangPreferences: rows }, changes, rules: [pendingPanchang], context };
  return showRead(panchangPreferencesRead, null, known);
}

test('shows the last pending choice, also before the first one is saved', () => {
  const toronto = { isOn: true, city: 'Toronto', festivals: ['holi', 'diwali'] };
  expect(read([])).toEqual({ isOn: true, city: 'Surat', festivals: ['diwali'] });
  expect(read([choose(toronto)])).toEqual(toronto);
  expect(read([choose(toronto), choose({ ...toronto, isOn: false }, 2)])).toEqual({ ...toronto, isOn: false });
  expect(read([choose(toronto)], [])).toEqual(toronto);
});

test('reads what it knows of a choice that another version has stored', () => {
  expect(read([choose({ isOn: 'yes', city: 'Atlantis', festivals: ['easter', 'holi'] })])).toEqual({
    isOn: false,
    city: 'Ahmedabad',
    festivals: ['holi'],
  });
});

test('names the city and the festivals of a pending choice', () => {
  const described = pendingPanchang.describe({ isOn: true, city: 'Surat', festivals: ['holi', 'diwali'] });
  expect(described.map(({ value }) => value)).toEqual(['Surat', 'Holi, Diwali']);
});

function byTithi(fields: Partial<ImportantDate>): ImportantDate {
  return {
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
    ...fields,
  };
}

test('moves the member’s own dates by tithi to the city of a pending choice', () => {
  const importantDates = [
    byTithi({ id: 'a wedding' }),
    byTithi({ id: 'birthday', calendar: 'gregorian', tithi: null, tithiCity: null }),
    byTithi({ id: 'partner’s', userId: 'arjun' }),
  ];
  const changes = [choose({ isOn: true, city: 'Toronto', festivals: [] })];
  const shown = showRead(importantDatesRead, null, {
    rows: { importantDates },
    changes,
    rules: [pendingPanchang],
    context,
  });
  expect(shown.map(({ id, tithiCity }) => [id, tithiCity])).toEqual([
    ['a wedding', 'Toronto'],
    ['birthday', null],
    ['partner’s', 'Surat'],
  ]);
});

test('sends a choice of the city and dates that are checked by it in the order in which they were made', () => {
  expect(pendingPanchang.follows?.['panchang.setPreferences']).toEqual([
    'importantDates.create',
    'importantDates.update',
  ]);
  for (const call of ['importantDates.create', 'importantDates.update'])
    expect(pendingImportantDates.follows?.[call]).toEqual(['panchang.setPreferences']);
});
