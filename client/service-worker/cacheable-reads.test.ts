import { expect, test } from 'vitest';
import { endsSession, isCacheableRead } from './cacheable-reads.ts';

test('caches lists, but no admin data and no single records', () => {
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

test('clears the caches when the session changes', () => {
  expect(endsSession('POST', '/api/auth/logout')).toBe(true);
  expect(endsSession('POST', '/api/auth/login')).toBe(true);
  expect(endsSession('GET', '/api/auth/user')).toBe(false);
});
