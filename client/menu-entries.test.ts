import { expect, test } from 'vitest';
import { exportsText } from '#messages/exports.ts';
import { menuText } from '#messages/menu.ts';
import { bottomBarEntries, findCurrentEntry } from './bar-entries.ts';
import { listShortcuts, sideMenuEntries, sideMenuGroups } from './menu-entries.ts';
import { paths } from './paths.ts';

test('hides the admin panel from members', () => {
  expect(sideMenuEntries({ isAdmin: false }).map((entry) => entry.path)).not.toContain(paths.admin);
  expect(sideMenuEntries({ isAdmin: true }).map((entry) => entry.path)).toContain(paths.admin);
});

test('groups the menu and lists its entries in the order of the specification', () => {
  const groups = sideMenuGroups({ isAdmin: false });
  expect(groups.map(({ group }) => group)).toEqual(['start', 'plan', 'money', 'keep', 'couple', 'settings']);
  const specified: readonly string[] = [
    paths.dashboard,
    paths.datePlanning,
    paths.experiences,
    paths.finances,
    paths.memories,
    paths.deals,
    paths.partnerNotes,
    paths.importantDates,
    paths.achievements,
    paths.profile,
    paths.subscription,
  ];
  const listed = sideMenuEntries({ isAdmin: false }).map(({ path }) => path);
  expect(listed.filter((path) => specified.includes(path))).toEqual(specified);
  expect(new Set(listed).size).toBe(listed.length);
});

test('calls the screen of the export by its heading', () => {
  expect(menuText.data).toBe(exportsText.title);
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
