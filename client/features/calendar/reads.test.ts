import { expect, test } from 'vitest';
import type { CopyContext } from '#client/data/copy/shown.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { pendingDates } from '#client/features/dates/offline.ts';
import { tithiDaysOf } from '#client/features/panchang/days-model.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import type { ListItem } from '#domain/lists/schema.ts';
import type { PanchangCity } from '#domain/panchang/cities.ts';
import { type PublicRows, showRead } from '#tests/components/show-read.ts';
import { continuedRead } from './continued-model.ts';
import { calendarRead } from './reads.ts';

const context: CopyContext = { memberId: 'riya', partnerId: 'arjun', today: '2026-11-25', defaultSplit: null };
const times = { createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' };
const film: PublicRow<'dates'> = {
  id: 'film',
  title: 'Late film',
  description: null,
  scheduledDate: '2026-11-30',
  scheduledTime: '23:00',
  timezone: 'Asia/Kolkata',
  startsAt: '2026-11-30T17:30:00.000Z',
  duration: 180,
  location: null,
  category: 'movie_night',
  userId: 'riya',
  partnerResponse: 'pending',
  suggestion: null,
  seriesId: null,
  seriesDay: null,
  ownFields: [],
  reactions: [],
  commentCount: 0,
  ...times,
};
const maid: PublicRow<'recurring'> = {
  id: 'maid',
  title: 'Maid',
  amount: '500.00',
  category: 'other',
  paidBy: 'arjun',
  split: { kind: 'payer' },
  every: 'week',
  startsOn: '2026-11-02',
  endsOn: null,
  isVariable: false,
  noticeDays: 0,
  nextOn: '2026-11-09',
  waitingOn: [],
  takenOn: ['2026-11-16'],
  userId: 'arjun',
  ...times,
};
const gas: ListItem = {
  id: 'gas',
  listId: 'home',
  text: 'Gas',
  isDone: false,
  doneBy: null,
  doneAt: null,
  assigneeId: 'arjun',
  assignedAt: null,
  assignedBy: null,
  dueOn: '2026-11-14',
  repeat: null,
  inTurn: false,
  position: 1,
  expenseId: null,
  ...times,
};
const home = { id: 'home', title: 'Home', kind: 'shopping', ...times } as const;

function read(
  rows: PublicRows,
  changes: PendingMutation[] = [],
  days = { from: '2026-11-01', to: '2026-11-30' },
  tithis: Parameters<(typeof calendarRead)['derive']>[1]['tithis'] = null,
) {
  const entries = showRead(calendarRead, { ...days, tithis }, { rows, changes, rules: [pendingDates], context });
  return entries.map(({ day, time, endTime, kind, title, userId }) => [day, time, endTime, kind, title, userId]);
}

test('lists due days without taken ones, important dates, open items of lists and dates, by day', () => {
  const wedding: PublicRow<'importantDates'> = {
    id: 'wedding',
    title: 'Wedding',
    date: '2020-11-14',
    category: 'anniversary',
    description: null,
    isRecurring: true,
    isShared: true,
    reminderDays: 1,
    calendar: 'gregorian',
    tithi: null,
    tithiCity: null,
    userId: 'riya',
    ...times,
  };
  const rows: PublicRows = {
    dates: [film],
    recurring: [maid],
    importantDates: [wedding, { ...wedding, id: 'first', title: 'To come', date: '2028-11-14' }],
    lists: [home],
    listItems: [gas, { ...gas, id: 'milk', isDone: true }, { ...gas, id: 'tea', listId: 'gone' }],
  };
  expect(read(rows)).toEqual([
    ['2026-11-09', null, null, 'bill', 'Maid', 'arjun'],
    ['2026-11-14', null, null, 'listItem', 'Gas', 'arjun'],
    ['2026-11-14', null, null, 'importantDate', 'Wedding', 'riya'],
    ['2026-11-23', null, null, 'bill', 'Maid', 'arjun'],
    ['2026-11-30', null, null, 'bill', 'Maid', 'arjun'],
    ['2026-11-30', '23:00', '02:00', 'date', 'Late film', 'riya'],
  ]);
});

test('lists an important date by tithi on its day once the days of tithis are loaded', () => {
  const bestuVaras: PublicRow<'importantDates'> = {
    id: 'bestu-varas',
    title: 'Bestu Varas at Ba’s',
    date: '2025-10-22',
    category: 'family',
    description: null,
    isRecurring: true,
    isShared: true,
    reminderDays: 1,
    calendar: 'tithi',
    tithi: { month: 1, paksha: 'sud', tithi: 1 },
    tithiCity: null,
    userId: 'riya',
    ...times,
  };
  const rows: PublicRows = { importantDates: [bestuVaras] };
  expect(read(rows)).toEqual([]);
  const inCity = (city: PanchangCity) =>
    read(rows, [], undefined, { city, find: tithiDaysOf(city) }).map(([day]) => day);
  expect(inCity('Ahmedabad')).toEqual(['2026-11-10']);
  expect(inCity('Toronto')).toEqual(['2026-11-09']);
});

test('lists pending days of a variable expense', () => {
  const power = { ...maid, isVariable: true, waitingOn: ['2026-11-02'], takenOn: [] };
  expect(read({ recurring: [power] }).map(([day]) => day)).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
});

test('shows days and times in the time zone of the member', () => {
  const hours = [] as const;
  const zones = (timezone: string) => ({ dates: [film], availability: [{ id: 'riya', timezone, hours: [...hours] }] });
  expect(read(zones('America/New_York'))).toEqual([['2026-11-30', '12:30', '15:30', 'date', 'Late film', 'riya']]);
  expect(read(zones('Asia/Tokyo'))).toEqual([]);
  expect(read(zones('Asia/Tokyo'), [], { from: '2026-12-01', to: '2026-12-01' })).toEqual([
    ['2026-12-01', '02:30', '05:30', 'date', 'Late film', 'riya'],
  ]);
  // A browser that lacks the zone.
  expect(read(zones('Asia/Nowhere'))).toMatchObject([['2026-11-30', '23:00', '02:00', 'date', 'Late film', 'riya']]);
});

test('shows a pending date on its day', () => {
  const change: PendingMutation = {
    order: 1,
    key: 'key',
    memberId: 'riya',
    call: 'dates.create',
    method: 'POST',
    path: '/api/date-events',
    body: { title: 'Kites', scheduledDate: '2026-11-14', scheduledTime: '08:00', timezone: 'Asia/Kolkata' },
    objectId: 'kites',
    madeAt: '2026-11-02T10:00:00.000Z',
    before: null,
    state: 'waiting',
  };
  expect(read({}, [change])).toEqual([['2026-11-14', '08:00', '10:00', 'date', 'Kites', 'riya']]);
});

test('continues a date on each further day that it covers, also from before the first day', () => {
  const trip = { ...film, id: 'trip', title: 'Weekend in Diu', startsAt: '2026-11-28T04:30:00.000Z', duration: 1440 };
  const continuedOf = (from: string, to: string, timezone = 'Asia/Kolkata') =>
    showRead(
      continuedRead,
      { from, to },
      {
        rows: { dates: [film, trip], availability: [{ id: 'riya', timezone, hours: [] }] },
        rules: [pendingDates],
        context,
      },
    );
  const second = { day: '2026-11-29', time: null, endTime: '10:00', kind: 'date', id: 'trip', title: 'Weekend in Diu' };
  // The film ends in the night, which belongs to its evening.
  expect(continuedOf('2026-11-01', '2026-11-30')).toEqual([{ ...second, userId: 'riya' }]);
  expect(continuedOf('2026-11-29', '2026-11-30')).toHaveLength(1);
  expect(continuedOf('2026-11-30', '2026-12-31')).toEqual([]);
  expect(continuedOf('2026-11-01', '2026-11-30', 'Asia/Tokyo')).toMatchObject([{ endTime: '13:30' }]);
});
