import { clsx } from 'clsx';
import { Clapperboard, Gift, type LucideIcon, MapPin, SlidersHorizontal, Soup, Sparkles } from 'lucide-react';
import type { NoteCategory } from '#contract/constants/notes.ts';

const looks: Record<NoteCategory, { icon: LucideIcon; tone: string }> = {
  preferences: { icon: SlidersHorizontal, tone: 'bg-calm-soft text-calm-ink' },
  gifts: { icon: Gift, tone: 'bg-accent-soft text-accent-ink' },
  food: { icon: Soup, tone: 'bg-festive-soft text-festive-ink' },
  places: { icon: MapPin, tone: 'bg-calm-soft text-calm-ink' },
  entertainment: { icon: Clapperboard, tone: 'bg-festive-soft text-festive-ink' },
  special: { icon: Sparkles, tone: 'bg-accent-soft text-accent-ink' },
};

/** Decorative icon; the category's name is written beside it. */
export function NoteCategoryIcon({ category }: { category: NoteCategory }) {
  const { icon: Icon, tone } = looks[category];
  return (
    <span aria-hidden className={clsx('grid size-11 shrink-0 place-items-center rounded-full', tone)}>
      <Icon className="size-5.5" strokeWidth={1.8} />
    </span>
  );
}
