import { expect, test } from 'vitest';
import { endsSession, isCacheableRead } from './cacheable-reads.ts';

test('keeps lists, and nothing that is private to the admin or that changes money', () => {
  expect(isCacheableRead('/api/memories')).toBe(true);
  expect(isCacheableRead('/api/expenses')).toBe(true);
  expect(isCacheableRead('/api/finances/summary')).toBe(true);
  expect(isCacheableRead('/api/partner-notes')).toBe(true);
  expect(isCacheableRead('/api/important-dates')).toBe(true);
  expect(isCacheableRead('/api/memories/1/comments')).toBe(true);
  expect(isCacheableRead('/api/savings-goals/1/entries')).toBe(true);
  expect(isCacheableRead('/api/admin/users')).toBe(false);
  expect(isCacheableRead('/api/expenses/1')).toBe(false);
});

test('lets go of what was kept when the session changes hands', () => {
  expect(endsSession('POST', '/api/auth/logout')).toBe(true);
  expect(endsSession('POST', '/api/auth/login')).toBe(true);
  expect(endsSession('GET', '/api/auth/user')).toBe(false);
});
