import { expect, test } from 'vitest';
import { endsOwnership, isKeptRead } from './kept-reads.ts';

test('keeps lists, and nothing that is private to the admin or that changes money', () => {
  expect(isKeptRead('/api/memories')).toBe(true);
  expect(isKeptRead('/api/admin/users')).toBe(false);
  expect(isKeptRead('/api/expenses/1')).toBe(false);
});

test('lets go of what was kept when the session changes hands', () => {
  expect(endsOwnership('POST', '/api/auth/logout')).toBe(true);
  expect(endsOwnership('POST', '/api/auth/login')).toBe(true);
  expect(endsOwnership('GET', '/api/auth/user')).toBe(false);
});
