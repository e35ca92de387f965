import {
  Banknote,
  BookHeart,
  CalendarDays,
  CalendarHeart,
  CalendarRange,
  ConciergeBell,
  CreditCard,
  FileDown,
  Gift,
  HeartHandshake,
  House,
  Images,
  Lightbulb,
  ListChecks,
  MessageCircleQuestion,
  NotebookPen,
  ShieldCheck,
  Sparkles,
  Ticket,
  Trophy,
  UserRound,
} from 'lucide-react';
import { brand } from '#domain/kernel/brand.ts';
import { menuText } from '#messages/menu.ts';
import { shellText } from '#messages/shell.ts';
import type { MenuEntry } from './bar-entries.ts';
import { paths } from './paths.ts';

/** Groups of the menu, which headings name; the order of the entries is the specification's (section 2). */
type MenuGroup = 'start' | 'plan' | 'money' | 'keep' | 'couple' | 'settings';

// An entry whose screen does not exist (see `routes.ts`) is never shown.
const groups: readonly { group: MenuGroup; entries: readonly MenuEntry[] }[] = [
  {
    group: 'start',
    entries: [
      { path: paths.dashboard, label: shellText.dashboard, icon: House },
      { path: paths.admin, label: menuText.admin, icon: ShieldCheck, isForAdmins: true },
    ],
  },
  {
    group: 'plan',
    entries: [
      { path: paths.datePlanning, label: shellText.datePlanning, icon: CalendarHeart, shortcut: 1 },
      { path: paths.calendar, label: shellText.calendar, icon: CalendarRange },
      { path: paths.experiences, label: menuText.experiences(brand.name), icon: Sparkles, shortcut: 6 },
      { path: paths.lists, label: menuText.lists, icon: ListChecks },
      { path: paths.concierge, label: menuText.concierge, icon: ConciergeBell },
    ],
  },
  {
    group: 'money',
    entries: [
      { path: paths.finances, label: shellText.finances, icon: Banknote, shortcut: 4 },
      { path: paths.redeem, label: menuText.redeem, icon: Gift },
    ],
  },
  {
    group: 'keep',
    entries: [
      { path: paths.memories, label: shellText.memories, icon: Images, shortcut: 2 },
      { path: paths.ourYear, label: menuText.ourYear, icon: BookHeart },
    ],
  },
  {
    group: 'couple',
    entries: [
      { path: paths.dailyQuestion, label: menuText.dailyQuestion, icon: MessageCircleQuestion },
      { path: paths.nudges, label: menuText.nudges, icon: HeartHandshake, shortcut: 3 },
      { path: paths.deals, label: menuText.dateOffers, icon: Ticket, shortcut: 5 },
      { path: paths.partnerNotes, label: menuText.partnerNotes, icon: NotebookPen, shortcut: 7 },
      { path: paths.importantDates, label: menuText.importantDates, icon: CalendarDays, shortcut: 8 },
      { path: paths.achievements, label: menuText.achievements, icon: Trophy },
      { path: paths.partnerInsights, label: menuText.partnerInsights, icon: Lightbulb },
    ],
  },
  {
    group: 'settings',
    entries: [
      { path: paths.profile, label: menuText.profile, icon: UserRound },
      { path: paths.dataSettings, label: menuText.data, icon: FileDown },
      { path: paths.subscription, label: menuText.subscription, icon: CreditCard },
    ],
  },
];

/** Returns the menu in its groups. */
export function sideMenuGroups({ isAdmin }: { isAdmin: boolean }) {
  return groups.map(({ group, entries }) => ({
    group,
    entries: entries.filter((entry) => isAdmin || !entry.isForAdmins),
  }));
}

export function sideMenuEntries(member: { isAdmin: boolean }): MenuEntry[] {
  return sideMenuGroups(member).flatMap(({ entries }) => entries);
}

/** Returns the entries that the dashboard shows as shortcuts, in their order. */
export function listShortcuts(): MenuEntry[] {
  return sideMenuEntries({ isAdmin: false })
    .filter(({ shortcut }) => shortcut !== undefined)
    .toSorted((one, other) => (one.shortcut ?? 0) - (other.shortcut ?? 0));
}
