import { expect, test } from 'vitest';
import type { Couple } from '#domain/couples/schema.ts';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import { listComingDays } from './model.ts';

const riya = { id: 'riya', firstName: 'Riya', lastName: 'Shah', profileImageUrl: null };
const arjun = { ...riya, id: 'arjun', firstName: 'Arjun' };

function coupleWith(change: Partial<Couple>): Couple {
  return {
    id: 'couple',
    name: 'Riya & Arjun',
    anniversary: null,
    relationshipStartDate: null,
    inviteCode: 'ABCDEFGH',
    inviteCodeExpiresAt: '2027-01-01T00:00:00.000Z',
    users: [],
    createdAt: '2025-01-01T00:00:00.000Z',
    isImplicit: false,
    questionTopics: [],
    eveningTime: '20:30',
    isNamed: true,
    takeBackUntil: null,
    isWelcomeDue: false,
    ...change,
  };
}

function dateWith(change: Partial<ImportantDate>): ImportantDate {
  return {
    id: 'date',
    userId: 'riya',
    title: 'Ba',
    description: null,
    date: '1950-03-20',
    category: 'family',
    isRecurring: true,
    reminderDays: 7,
    calendar: 'gregorian',
    tithi: null,
    tithiCity: null,
    isShared: true,
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    ...change,
  };
}

const list = (couple: Couple | null, importantDates: ImportantDate[]) =>
  listComingDays({ couple, importantDates, memberId: 'riya', today: '2027-03-17' }).map(({ kind, title, daysLeft }) => [
    kind,
    title,
    daysLeft,
  ]);

test('sorts birthdays, the anniversary and important dates of the next seven days', () => {
  const couple = coupleWith({
    anniversary: '2021-03-24',
    users: [
      { ...riya, dateOfBirth: '1995-03-19' },
      { ...arjun, dateOfBirth: '1994-03-17' },
    ],
  });
  expect(list(couple, [dateWith({})])).toEqual([
    ['birthday', 'Arjun', 0],
    ['ownBirthday', 'Riya', 2],
    ['important', 'Ba', 3],
    ['anniversary', 'Riya & Arjun', 7],
  ]);
});

test('omits the eighth day and past days', () => {
  const couple = coupleWith({ anniversary: '2021-03-25', users: [{ ...arjun, dateOfBirth: '1994-03-16' }] });
  expect(list(couple, [dateWith({ date: '2027-03-16', isRecurring: false })])).toEqual([]);
});

test('shows a birthday added as an important date once', () => {
  const couple = coupleWith({ users: [{ ...arjun, dateOfBirth: '1994-03-20' }] });
  const added = dateWith({ title: 'Arjun turns older', category: 'birthday' });
  expect(list(couple, [added])).toEqual([['important', 'Arjun turns older', 3]]);
});

test("lists only the member's important dates without a couple", () => {
  expect(list(null, [dateWith({})])).toEqual([['important', 'Ba', 3]]);
});
