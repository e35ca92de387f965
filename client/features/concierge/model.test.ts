import { expect, test } from 'vitest';
import type { ConciergeRequest } from '#domain/concierge/schema.ts';
import { describeFrame, describeStanding } from './model.ts';

const request: ConciergeRequest = {
  id: 'a',
  kind: 'planning',
  userId: 'riya',
  occasion: 'Anniversary',
  forDate: '2027-01-14',
  budget: '12000.50',
  wishes: 'By train',
  state: 'waiting',
  answer: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  dueAt: '2026-11-21T10:00:00.000Z',
  decidedAt: null,
};

test('shows when a waiting request is answered, and that it is late afterwards', () => {
  expect(describeStanding(request, '2026-11-21T10:00:00.000Z')).toMatch(/^Our answer comes by 21 Nov, /);
  expect(describeStanding(request, '2026-11-21T10:00:00.001Z')).toMatch(/late/);
});

test('shows when a request was decided', () => {
  const decidedAt = '2026-11-20T18:00:00.000Z';
  const now = '2026-12-01T00:00:00.000Z';
  expect(describeStanding({ ...request, state: 'answered', decidedAt }, now)).toMatch(/^Answered 2\d Nov, /);
  expect(describeStanding({ ...request, state: 'withdrawn', decidedAt }, now)).toMatch(/^Withdrawn 2\d Nov, /);
});

test('describes the asking partner, the day and the budget, and omits missing parts', () => {
  const arjun = { id: 'arjun', firstName: 'Arjun' };
  const riya = { id: 'riya', firstName: 'Riya' };
  expect(describeFrame(request, 'riya', arjun)).toBe('for 14 January 2027 · up to ₹12,000.50');
  expect(describeFrame(request, 'arjun', riya)).toBe('Riya asked · for 14 January 2027 · up to ₹12,000.50');
  const bare = { ...request, userId: null, forDate: null, budget: '500.00' };
  expect(describeFrame(bare, 'arjun', riya)).toBe('up to ₹500');
  expect(describeFrame(bare, 'arjun', null)).toBe('up to ₹500');
});
