import { expect, test } from 'vitest';
import { listRarely, listUsually } from './repeat-model.ts';

const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

test('names the usual ways to repeat as people do', () => {
  expect(labels(listUsually('2026-12-02'))).toEqual([
    'Never',
    'Every Wednesday',
    'Every 2 weeks',
    'Every month on the 2nd',
    'Every month on the first Wednesday',
  ]);
});

test.each([
  ['2026-12-01', '1st'],
  ['2026-12-03', '3rd'],
  ['2026-12-11', '11th'],
  ['2026-12-12', '12th'],
  ['2026-12-13', '13th'],
  ['2026-12-21', '21st'],
  ['2026-12-22', '22nd'],
  ['2026-12-23', '23rd'],
  ['2026-12-31', '31st'],
])('names the day of the month of %s: the %s', (day, ordinal) => {
  expect(labels(listUsually(day))).toContain(`Every month on the ${ordinal}`);
});

test('offers each other interval up to twelve once', () => {
  const rarely = listRarely('2026-12-02');
  expect(rarely).toHaveLength(10 + 11 + 11);
  expect(labels(rarely)).toEqual(
    expect.arrayContaining(['Every 3 weeks', 'Every 12 months on the 2nd', 'Every 2 months on the first Wednesday']),
  );
  const all = [...listUsually('2026-12-02'), ...rarely].map(({ repeats, interval }) => `${repeats} ${interval}`);
  expect(new Set(all).size).toBe(1 + 3 * 12);
});

test('offers none before a day is chosen', () => {
  expect(labels(listUsually(''))).toEqual(['Never']);
  expect(listRarely('')).toEqual([]);
});
