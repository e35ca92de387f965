import {
  Banknote,
  CalendarDays,
  CalendarHeart,
  ConciergeBell,
  CreditCard,
  Gift,
  HeartHandshake,
  House,
  Images,
  type LucideIcon,
  MessageCircleQuestion,
  NotebookPen,
  ShieldCheck,
  Sparkles,
  Ticket,
  Trophy,
  UserRound,
} from 'lucide-react';
import { brand } from '#messages/brand.ts';
import { shellText } from '#messages/screens/shell.ts';
import { type Path, paths } from '#client/paths.ts';

export interface MenuEntry {
  path: Path;
  label: string;
  icon: LucideIcon;
  /** Shows the entry only to admins. */
  isForAdmins?: boolean;
}

// An entry whose screen does not exist (see `routes.ts`) is never shown.
const sideEntries: readonly MenuEntry[] = [
  { path: paths.dashboard, label: shellText.dashboard, icon: House },
  { path: paths.datePlanning, label: shellText.datePlanning, icon: CalendarHeart },
  { path: paths.experiences, label: shellText.experiences(brand.name), icon: Sparkles },
  { path: paths.finances, label: shellText.finances, icon: Banknote },
  { path: paths.memories, label: shellText.memories, icon: Images },
  { path: paths.dailyQuestion, label: shellText.dailyQuestion, icon: MessageCircleQuestion },
  { path: paths.deals, label: shellText.dateOffers, icon: Ticket },
  { path: paths.partnerNotes, label: shellText.partnerNotes, icon: NotebookPen },
  { path: paths.importantDates, label: shellText.importantDates, icon: CalendarDays },
  { path: paths.achievements, label: shellText.achievements, icon: Trophy },
  { path: paths.nudges, label: shellText.nudges, icon: HeartHandshake },
  { path: paths.concierge, label: shellText.concierge, icon: ConciergeBell },
  { path: paths.redeem, label: shellText.redeem, icon: Gift },
  { path: paths.profile, label: shellText.profile, icon: UserRound },
  { path: paths.subscription, label: shellText.subscription, icon: CreditCard },
  { path: paths.admin, label: shellText.admin, icon: ShieldCheck, isForAdmins: true },
];

const barEntries: readonly MenuEntry[] = [
  { path: paths.dashboard, label: shellText.home, icon: House },
  { path: paths.datePlanning, label: shellText.dates, icon: CalendarHeart },
  { path: paths.memories, label: shellText.memories, icon: Images },
  { path: paths.finances, label: shellText.money, icon: Banknote },
];

export function sideMenuEntries({ isAdmin }: { isAdmin: boolean }) {
  return sideEntries.filter((entry) => isAdmin || !entry.isForAdmins);
}

/** Links of the bottom bar; its last button, More, opens the side menu. */
export const bottomBarEntries = barEntries;

/** Returns true if an entry's screen is open. The dashboard has two addresses: its own and `/`. */
export function isCurrentEntry(entry: MenuEntry, pathname: string) {
  return entry.path === pathname || (entry.path === paths.dashboard && pathname === paths.home);
}
