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
import { frameText } from '#messages/screens/frame.ts';
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
  { path: paths.dashboard, label: frameText.dashboard, icon: House },
  { path: paths.datePlanning, label: frameText.datePlanning, icon: CalendarHeart },
  { path: paths.experiences, label: frameText.experiences(brand.name), icon: Sparkles },
  { path: paths.finances, label: frameText.finances, icon: Banknote },
  { path: paths.memories, label: frameText.memories, icon: Images },
  { path: paths.dailyQuestion, label: frameText.dailyQuestion, icon: MessageCircleQuestion },
  { path: paths.deals, label: frameText.dateOffers, icon: Ticket },
  { path: paths.partnerNotes, label: frameText.partnerNotes, icon: NotebookPen },
  { path: paths.importantDates, label: frameText.importantDates, icon: CalendarDays },
  { path: paths.achievements, label: frameText.achievements, icon: Trophy },
  { path: paths.nudges, label: frameText.nudges, icon: HeartHandshake },
  { path: paths.concierge, label: frameText.concierge, icon: ConciergeBell },
  { path: paths.redeem, label: frameText.redeem, icon: Gift },
  { path: paths.profile, label: frameText.profile, icon: UserRound },
  { path: paths.subscription, label: frameText.subscription, icon: CreditCard },
  { path: paths.admin, label: frameText.admin, icon: ShieldCheck, isForAdmins: true },
];

const barEntries: readonly MenuEntry[] = [
  { path: paths.dashboard, label: frameText.home, icon: House },
  { path: paths.datePlanning, label: frameText.dates, icon: CalendarHeart },
  { path: paths.memories, label: frameText.memories, icon: Images },
  { path: paths.finances, label: frameText.money, icon: Banknote },
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
