import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCanonicalPath } from './canonical-path.ts';

test.each([
  '/',
  '/about',
  '/gu/about/',
  '/api/expenses/export.csv',
  '/our-year/2025',
  '/api/budgets/food%20x',
  '/%E0%AA%97',
])('takes %s', (path) => {
  expect(isCanonicalPath(path)).toBe(true);
});

test.each([
  '',
  'api',
  '*',
  'http://jugal.test/api',
  '//evil.example',
  '/api//memories',
  '/%61pi/memories',
  '/ap%69/memories',
  '/api%2Fmemories',
  '/api%5cmemories',
  '/api\\memories',
  '/api/./memories',
  '/x/../api/memories',
  '/x/%2e%2E/api',
  '/api/%00',
  '/api/memories/',
  '/api/',
  '/API/memories/',
  '/api/memories%0a',
  '/api/mem ories',
  '/%7Eriya',
])('refuses %s', (path) => {
  expect(isCanonicalPath(path)).toBe(false);
});

test('refuses every spelling in which a letter that needs none is encoded', () => {
  const unreserved = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';
  fc.assert(
    fc.property(fc.stringMatching(/^(?:\/[A-Za-z0-9._~-]{1,8}){1,4}$/), fc.nat(), fc.boolean(), (path, at, isUpper) => {
      const index = at % path.length;
      const letter = path[index] ?? '';
      fc.pre(unreserved.includes(letter));
      const hex = letter.charCodeAt(0).toString(16).padStart(2, '0');
      const encoded = `%${isUpper ? hex.toUpperCase() : hex}`;
      expect(isCanonicalPath(path.slice(0, index) + encoded + path.slice(index + 1))).toBe(false);
    }),
  );
});
