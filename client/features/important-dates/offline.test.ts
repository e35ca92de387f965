import { expect, test } from 'vitest';
import { panchangScreensText } from '#messages/panchang.ts';
import { pendingImportantDates } from './offline.ts';

const wedding = { title: 'Wedding', date: '2025-11-01', category: 'anniversary', description: null };

test('names the tithi by which a pending date recurs', () => {
  const fields = pendingImportantDates.describe({ ...wedding, tithi: { month: 1, paksha: 'sud', tithi: 11 } });
  expect(fields).toContainEqual({ label: panchangScreensText.repeatsBy, value: 'Kartak sud 11' });
});

test('says nothing of tithis for a date that recurs on its calendar date', () => {
  const labels = pendingImportantDates.describe({ ...wedding, tithi: null }).map(({ label }) => label);
  expect(labels).not.toContain(panchangScreensText.repeatsBy);
});
