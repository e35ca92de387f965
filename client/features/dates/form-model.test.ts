import { expect, test } from 'vitest';
import { DateForm, fromDateForm, toDateForm } from './form-model.ts';

const form = { ...toDateForm(undefined, { scheduledDate: '2026-12-12' }), title: 'Film' };

test.each([
  ['never', null],
  ['week', { every: 'week', interval: 2, on: 'day', until: '2027-03-01' }],
  ['day', { every: 'month', interval: 2, on: 'day', until: '2027-03-01' }],
  ['weekday', { every: 'month', interval: 2, on: 'weekday', until: '2027-03-01' }],
] as const)('reads the choice %j', (repeats, repeat) => {
  const read = fromDateForm(DateForm.parse({ ...form, repeats, interval: '2', until: '2027-03-01' }));
  expect(read.repeat).toEqual(repeat);
  expect(read.date).toMatchObject({ title: 'Film', scheduledDate: '2026-12-12', scheduledTime: '19:00' });
});

test('repeats without an end, and never from a draft that says nothing of it', () => {
  const { repeats: _repeats, interval: _interval, until: _until, ...former } = form;
  expect(fromDateForm(DateForm.parse(former)).repeat).toBeNull();
  expect(fromDateForm(DateForm.parse({ ...form, repeats: 'week' })).repeat).toMatchObject({ until: null });
});

test('rejects a last day before the first date', () => {
  expect(DateForm.safeParse({ ...form, repeats: 'week', until: '2026-12-11' }).success).toBe(false);
  expect(DateForm.safeParse({ ...form, repeats: 'week', until: '2026-12-12' }).success).toBe(true);
});
