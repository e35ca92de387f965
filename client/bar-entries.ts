import { Banknote, CalendarHeart, House, Images, type LucideIcon } from 'lucide-react';
import { screenAt } from '#domain/registry/screen-paths.ts';
import { shellText } from '#messages/shell.ts';
import { type Path, paths } from './paths.ts';

export interface MenuEntry {
  path: Path;
  label: string;
  icon: LucideIcon;
  /** Position among the dashboard's shortcuts. */
  shortcut?: number;
  /** Shows the entry only to admins. */
  isForAdmins?: boolean;
}

/** Links of the bottom bar; its last button, More, opens the side menu. */
export const bottomBarEntries: readonly MenuEntry[] = [
  { path: paths.dashboard, label: shellText.home, icon: House },
  { path: paths.datePlanning, label: shellText.dates, icon: CalendarHeart },
  { path: paths.memories, label: shellText.memories, icon: Images },
  { path: paths.finances, label: shellText.money, icon: Banknote },
];

/** Screens without an entry of their own, below the entry that leads to them. */
const placesOf: readonly (readonly [under: RegExp, path: Path])[] = [
  [/^\/$/, paths.dashboard],
  [/^\/settings\//, paths.profile],
  [/^\/(?:fill-your-timeline|our-year)(?:\/|$)/, paths.memories],
];

/** Returns the path of the entry whose screen is open, or a screen below it; `undefined` if no entry leads there. */
export function findCurrentEntry(entries: readonly MenuEntry[], pathname: string): Path | undefined {
  const place = placesOf.find(([under]) => under.test(pathname))?.[1];
  const found = entries.find(({ path }) => path === screenAt(pathname)) ?? entries.find(({ path }) => path === place);
  return found?.path;
}
