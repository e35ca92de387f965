import { expect, test } from 'vitest';
import { bottomBarEntries, findCurrentEntry } from './bar-entries.ts';
import { listShortcuts, sideMenuEntries } from './menu-entries.ts';
import { paths } from './paths.ts';

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
  ['/', paths.dashboard, paths.dashboard],
  ['/our-year/2025', paths.memories, paths.ourYear],
  ['/fill-your-timeline', paths.memories, paths.memories],
  ['/memories', paths.memories, paths.memories],
  ['/settings/trash', undefined, paths.profile],
  ['/lists', undefined, paths.lists],
])('marks the place of %s in the bottom bar and in the side menu', (pathname, inBar, inMenu) => {
  expect(findCurrentEntry(bottomBarEntries, pathname)).toBe(inBar);
  expect(findCurrentEntry(sideMenuEntries({ isAdmin: false }), pathname)).toBe(inMenu);
});
