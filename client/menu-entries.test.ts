import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { bottomBarEntries, isCurrentEntry, listShortcuts, sideMenuEntries } from './menu-entries.ts';

test('hides the admin panel from members', () => {
  expect(sideMenuEntries({ isAdmin: false }).map((entry) => entry.path)).not.toContain(paths.admin);
  expect(sideMenuEntries({ isAdmin: true }).map((entry) => entry.path)).toContain(paths.admin);
});

test('lists the shortcuts of the dashboard in their order', () => {
  expect(listShortcuts().map((entry) => entry.path)).toEqual([
    paths.datePlanning,
    paths.memories,
    paths.nudges,
    paths.finances,
    paths.deals,
    paths.experiences,
    paths.partnerNotes,
    paths.importantDates,
  ]);
});

test.each([
  ['/', [paths.dashboard]],
  ['/our-year/2025', [paths.memories]],
  ['/memories', [paths.memories]],
  ['/settings/trash', []],
  ['/lists', []],
  ['/calendar', []],
])('marks the place of %s in the bottom bar', (pathname, marked) => {
  const current = bottomBarEntries.filter((entry) => isCurrentEntry(entry, pathname));
  expect(current.map(({ path }) => path)).toEqual(marked);
});
