import {
  Banknote,
  BookHeart,
  CalendarDays,
  CalendarHeart,
  CalendarRange,
  ConciergeBell,
  CreditCard,
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

// An entry whose screen does not exist (see `routes.ts`) is never shown.
const sideEntries: readonly MenuEntry[] = [
  { path: paths.dashboard, label: shellText.dashboard, icon: House },
  { path: paths.datePlanning, label: shellText.datePlanning, icon: CalendarHeart, shortcut: 1 },
  { path: paths.calendar, label: shellText.calendar, icon: CalendarRange },
  { path: paths.experiences, label: menuText.experiences(brand.name), icon: Sparkles, shortcut: 6 },
  { path: paths.finances, label: shellText.finances, icon: Banknote, shortcut: 4 },
  { path: paths.memories, label: shellText.memories, icon: Images, shortcut: 2 },
  { path: paths.ourYear, label: menuText.ourYear, icon: BookHeart },
  { path: paths.dailyQuestion, label: menuText.dailyQuestion, icon: MessageCircleQuestion },
  { path: paths.deals, label: menuText.dateOffers, icon: Ticket, shortcut: 5 },
  { path: paths.lists, label: menuText.lists, icon: ListChecks },
  { path: paths.partnerNotes, label: menuText.partnerNotes, icon: NotebookPen, shortcut: 7 },
  { path: paths.partnerInsights, label: menuText.partnerInsights, icon: Lightbulb },
  { path: paths.importantDates, label: menuText.importantDates, icon: CalendarDays, shortcut: 8 },
  { path: paths.achievements, label: menuText.achievements, icon: Trophy },
  { path: paths.nudges, label: menuText.nudges, icon: HeartHandshake, shortcut: 3 },
  { path: paths.concierge, label: menuText.concierge, icon: ConciergeBell },
  { path: paths.redeem, label: menuText.redeem, icon: Gift },
  { path: paths.profile, label: menuText.profile, icon: UserRound },
  { path: paths.subscription, label: menuText.subscription, icon: CreditCard },
  { path: paths.admin, label: menuText.admin, icon: ShieldCheck, isForAdmins: true },
];

export function sideMenuEntries({ isAdmin }: { isAdmin: boolean }) {
  return sideEntries.filter((entry) => isAdmin || !entry.isForAdmins);
}

/** Returns the entries that the dashboard shows as shortcuts, in their order. */
export function listShortcuts(): MenuEntry[] {
  return sideEntries
    .filter(({ shortcut }) => shortcut !== undefined)
    .toSorted((one, other) => (one.shortcut ?? 0) - (other.shortcut ?? 0));
}
