import { expect, test } from 'vitest';
import { nextAddress, paths } from './paths.ts';
import { describeScreens } from './routes.ts';

test('has a screen for every address, and an address for every screen', () => {
  const screens = describeScreens().map(({ path }) => path);
  expect(new Set(screens)).toEqual(new Set(Object.values(paths)));
  expect(screens.length).toBe(Object.values(paths).length);
});

test.each([
  ['?next=%2Fprofile', '/profile'],
  ['?next=%2Ffinances%3Fview%3Dtransactions', '/finances?view=transactions'],
  ['?next=https%3A%2F%2Fjugal.test%2Fprofile', '/profile'],
  ['?next=%2Four-year%2F2025', '/our-year/2025'],
  ['?next=%2Four-year%2Fsoon', null],
  ['?next=https%3A%2F%2Felsewhere.test%2Fprofile', null],
  ['?next=%2F%2Felsewhere.test%2Fprofile', null],
  ['?next=%2Fapi%2Flogout', null],
  ['?next=javascript%3Aalert(1)', null],
  ['?next=', null],
  ['', null],
])('continues from a login with %s to %s', (search, address) => {
  expect(nextAddress(search, 'https://jugal.test')).toBe(address);
});
