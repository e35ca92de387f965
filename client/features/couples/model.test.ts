import { expect, test } from 'vitest';
import type { Couple } from '#domain/couples/schema.ts';
import { coupleStateOf, daysTogether, relationshipStart } from './model.ts';

const beginning = { anniversary: null, relationshipStartDate: null, createdAt: '2026-11-01T18:30:00.000Z' };

test('counts days from the anniversary, else the start, else the creation in India', () => {
  const start = { ...beginning, relationshipStartDate: '2026-11-11' };
  expect(daysTogether({ ...start, anniversary: '2023-11-21' }, '2026-11-21')).toBe(1096);
  expect(daysTogether(start, '2026-11-21')).toBe(10);
  expect(relationshipStart(beginning)).toBe('2026-11-02');
  expect(daysTogether(beginning, '2026-11-21')).toBe(19);
});

test('counts no days before a future anniversary', () => {
  expect(daysTogether({ ...beginning, anniversary: '2027-01-01' }, '2026-11-21')).toBe(0);
});

test('tells single, waiting and paired couples apart', () => {
  const user = { id: '1', firstName: 'Riya', lastName: 'Shah', profileImageUrl: null, dateOfBirth: null };
  const couple: Couple = {
    ...beginning,
    id: '1',
    name: 'Us',
    inviteCode: 'ABCD2345',
    users: [user],
    isImplicit: false,
    questionTopics: [],
    eveningTime: '20:30',
    isNamed: true,
    inviteCodeExpiresAt: '2026-12-01T00:00:00.000Z',
    takeBackUntil: null,
    isWelcomeDue: false,
  };
  expect(coupleStateOf(null)).toBe('single');
  expect(coupleStateOf({ ...couple, isImplicit: true })).toBe('single');
  expect(coupleStateOf(couple)).toBe('waiting');
  expect(coupleStateOf({ ...couple, users: [user, user] })).toBe('paired');
});
