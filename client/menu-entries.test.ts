import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { listShortcuts, sideMenuEntries } from './menu-entries.ts';

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
