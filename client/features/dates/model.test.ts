import { expect, test } from 'vitest';
import type { DateEvent } from '#contract/dates.ts';
import { describeAnswer, formatDuration, parseDuration, splitDates } from './model.ts';

function dateAt(startsAt: string, change: Partial<DateEvent> = {}): DateEvent {
  return {
    id: startsAt,
    title: 'Dinner',
    description: null,
    scheduledDate: startsAt.slice(0, 10),
    scheduledTime: '19:00',
    timezone: 'Asia/Kolkata',
    startsAt,
    duration: 120,
    location: null,
    category: 'romantic_dinner',
    userId: 'riya',
    partnerResponse: 'pending',
    createdAt: startsAt,
    ...change,
  };
}

test('upcoming dates begin with the next, past ones with the latest', () => {
  const days = ['2026-03-01', '2026-01-01', '2026-02-01', '2026-04-01'].map((day) =>
    dateAt(`${day}T13:30:00.000Z`),
  );
  const { upcoming, past } = splitDates(days, '2026-02-15T00:00:00.000Z');
  expect(upcoming.map(({ scheduledDate }) => scheduledDate)).toEqual(['2026-03-01', '2026-04-01']);
  expect(past.map(({ scheduledDate }) => scheduledDate)).toEqual(['2026-02-01', '2026-01-01']);
});

test.each([
  ['riya', 'pending', { label: 'Waiting for Arjun', tone: 'neutral', canAnswer: false }],
  ['riya', 'accepted', { label: 'Arjun accepted', tone: 'positive', canAnswer: false }],
  ['riya', 'rejected', { label: 'Arjun declined', tone: 'danger', canAnswer: false }],
  ['arjun', 'pending', { label: 'Arjun asks you', tone: 'accent', canAnswer: true }],
  ['arjun', 'maybe', { label: 'You said maybe', tone: 'festive', canAnswer: true }],
] as const)('%s sees %s as %j', (memberId, partnerResponse, state) => {
  const date = dateAt('2026-01-01T13:30:00.000Z', { partnerResponse });
  expect(describeAnswer(date, memberId, { firstName: 'Arjun' })).toEqual(state);
});

test('without a first name the partner is "Your partner"', () => {
  const date = dateAt('2026-01-01T13:30:00.000Z', { partnerResponse: 'accepted' });
  expect(describeAnswer(date, 'riya', { firstName: '' }).label).toBe('Your partner accepted');
  expect(describeAnswer(date, 'riya', null).label).toBe('Your partner accepted');
});

test('durations are said as people say them', () => {
  expect([30, 60, 150, 1440].map(formatDuration)).toEqual(['30 min', '1 h', '2 h 30 min', '24 h']);
});

test('a duration that is no number falls back', () => {
  expect([parseDuration('90', 120), parseDuration('', 120), parseDuration('soon', 120)]).toEqual([
    90, 120, 120,
  ]);
});
