import { CalendarHeart, EyeOff, Gift, Image, type LucideIcon, NotebookPen, PiggyBank, ReceiptText } from 'lucide-react';
import { sideMenuEntries } from '#client/menu-entries.ts';
import { paths } from '#client/paths.ts';
import { type RecordKind, type RecordsWith, trashedRecords } from '#domain/registry/records.ts';

/** The kinds whose resource has a screen of its own name. */
type KindWithScreen = RecordsWith<{ trash: object; resource: keyof typeof paths }>['trash']['kind'];

/** Icons of the kinds without such a screen, and of those that look different from their screen's entry in the menu. */
const ownIcons: Readonly<
  Record<Exclude<RecordKind, KindWithScreen>, LucideIcon> & Partial<Record<KindWithScreen, LucideIcon>>
> = {
  date: CalendarHeart,
  memory: Image,
  expense: ReceiptText,
  private_expense: EyeOff,
  goal: PiggyBank,
  note: NotebookPen,
  important_date: Gift,
};

/** The icon of each kind of deleted record: its own, or that of its screen in the menu. */
export const kindIcons: Readonly<Record<string, LucideIcon | undefined>> = Object.fromEntries(
  trashedRecords.map(({ resource, trash: { kind } }) => {
    const screen = Object.entries(paths).find(([name]) => name === resource)?.[1];
    const entry = sideMenuEntries({ isAdmin: false }).find(({ path }) => path === screen);
    return [kind, ownIcons[kind] ?? entry?.icon];
  }),
);
