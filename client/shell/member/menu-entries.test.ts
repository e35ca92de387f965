import { expect, test } from 'vitest';
import { paths } from '#client/paths.ts';
import { sideMenuEntries } from './menu-entries.ts';

test('hides the admin panel from members', () => {
  expect(sideMenuEntries({ isAdmin: false }).map((entry) => entry.path)).not.toContain(paths.admin);
  expect(sideMenuEntries({ isAdmin: true }).map((entry) => entry.path)).toContain(paths.admin);
});
