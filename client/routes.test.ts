import { expect, test } from 'vitest';
import { asksForSession, paths } from './paths.ts';
import { describeScreens, prerenderedPaths } from './routes.ts';

test('every address has a screen, and every screen an address', () => {
  const screens = describeScreens().map(({ path }) => path);
  expect(new Set(screens)).toEqual(new Set(Object.values(paths)));
  expect(screens.length).toBe(Object.values(paths).length);
});

test('a page that is drawn for everybody does not ask who is signed in, but for the start and the change of password', () => {
  const asking = prerenderedPaths.filter((path) => asksForSession(path));
  expect(asking).toEqual([paths.home, paths.changePassword]);
  const silent = Object.values(paths).filter((path) => !asksForSession(path));
  expect(new Set(silent)).toEqual(new Set(prerenderedPaths.filter((path) => !asking.includes(path))));
  expect(asksForSession('/no/such/screen')).toBe(false);
});
