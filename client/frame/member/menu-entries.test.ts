import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { hasScreen } from '../../routes.ts';
import { bottomBarEntries, sideMenuEntries } from './menu-entries.ts';

test('leads only to screens that exist', () => {
  const entries = [...sideMenuEntries({ isAdmin: true }), ...bottomBarEntries];
  expect(entries.filter((entry) => !hasScreen(entry.path))).toEqual([]);
});

test('hides the admin panel from members', () => {
  expect(sideMenuEntries({ isAdmin: false }).map((entry) => entry.path)).not.toContain(paths.admin);
});

test('knows a screen by its address, whatever its query string', () => {
  expect(hasScreen('/?from=mail')).toBe(true);
  expect(hasScreen('/nowhere')).toBe(false);
});
