import { expect, test } from 'vitest';
import type { DateEvent } from '#domain/dates/schema.ts';
import { describeAnswer, isDeviceZone, mapUrl, splitDates } from './model.ts';

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
    suggestion: null,
    seriesId: null,
    seriesDay: null,
    ownFields: [],
    reactions: [],
    commentCount: 0,
    createdAt: startsAt,
    updatedAt: startsAt,
    ...change,
  };
}

test('sorts upcoming dates by the next and past ones by the latest', () => {
  const days = ['2026-03-01', '2026-01-01', '2026-02-01', '2026-04-01'].map((day) => dateAt(`${day}T13:30:00.000Z`));
  const { upcoming, past } = splitDates(days, '2026-02-15T00:00:00.000Z');
  expect(upcoming.map(({ scheduledDate }) => scheduledDate)).toEqual(['2026-03-01', '2026-04-01']);
  expect(past.map(({ scheduledDate }) => scheduledDate)).toEqual(['2026-02-01', '2026-01-01']);
});

const suggested = { suggestion: { scheduledDate: '2026-01-02', scheduledTime: '20:00' } };

test.each([
  ['riya', {}, { label: 'Waiting for Arjun', canAnswer: false, isTurn: false }],
  ['riya', { partnerResponse: 'accepted' }, { label: 'Arjun accepted', canAnswer: false, isTurn: false }],
  ['riya', { partnerResponse: 'rejected' }, { label: 'Arjun declined', canAnswer: false, isTurn: false }],
  ['riya', suggested, { label: 'Arjun asks you', canAnswer: false, isTurn: true }],
  ['arjun', {}, { label: 'Riya asks you', canAnswer: true, isTurn: true }],
  ['arjun', { partnerResponse: 'maybe' }, { label: 'You said maybe', canAnswer: true, isTurn: false }],
  ['arjun', suggested, { label: 'Waiting for Riya', canAnswer: true, isTurn: false }],
] satisfies [string, Partial<DateEvent>, object][])('shows %s a date with %j as %j', (memberId, change, state) => {
  const date = dateAt('2026-01-01T13:30:00.000Z', change);
  const partner = { firstName: memberId === 'riya' ? 'Arjun' : 'Riya' };
  expect(describeAnswer(date, memberId, partner)).toMatchObject(state);
});

test('names a partner without a first name "Your partner"', () => {
  const date = dateAt('2026-01-01T13:30:00.000Z', { partnerResponse: 'accepted' });
  expect(describeAnswer(date, 'riya', { firstName: '' }).label).toBe('Your partner accepted');
  expect(describeAnswer(date, 'riya', null).label).toBe('Your partner accepted');
});

test('links a place to the map in any script', () => {
  expect(mapUrl('Law Garden & ખાઉ ગલી')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Law+Garden+%26+%E0%AA%96%E0%AA%BE%E0%AA%89+%E0%AA%97%E0%AA%B2%E0%AB%80',
  );
});

test('recognizes India’s time zone by either name', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(isDeviceZone(timeZone)).toBe(true);
  expect(isDeviceZone('Asia/Calcutta')).toBe(isDeviceZone('Asia/Kolkata'));
  expect(isDeviceZone(timeZone === 'Asia/Tokyo' ? 'Asia/Dubai' : 'Asia/Tokyo')).toBe(false);
});
