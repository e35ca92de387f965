import { clsx } from 'clsx';
import {
  Cake,
  CalendarHeart,
  CalendarRange,
  Flame,
  HeartHandshake,
  type LucideIcon,
  PartyPopper,
  Users,
} from 'lucide-react';
import { importantDateScreensText as text } from '#messages/important-date-screens.ts';
import { importantDatesText } from '#messages/important-dates.ts';
import type { CategoryChoice, countCategories } from '../model.ts';

const icons: Record<CategoryChoice, LucideIcon> = {
  all: CalendarRange,
  birthday: Cake,
  anniversary: HeartHandshake,
  holiday: PartyPopper,
  memorial: Flame,
  family: Users,
  other: CalendarHeart,
};

interface CategorySideProps {
  counts: ReturnType<typeof countCategories>;
  value: CategoryChoice;
  onChange: (choice: CategoryChoice) => void;
}

/** Category filter: beside the lists on a large screen, a scrolling row on a phone. */
export function CategorySidebar({ counts, value, onChange }: CategorySideProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { choice: 'all' as const, label: text.allCategories, count: total },
    ...counts.map(({ category, count }) => ({
      choice: category,
      label: importantDatesText.categories[category],
      count,
    })),
  ];
  return (
    <div
      role="group"
      aria-label={text.categories}
      className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1.5 [scrollbar-width:none] md:-mx-8 md:px-8 lg:mx-0 lg:grid lg:gap-1 lg:p-0"
    >
      {choices.map(({ choice, label, count }) => {
        const Icon = icons[choice];
        const isChosen = choice === value;
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(choice)}
            className={clsx(
              'flex min-h-11 shrink-0 items-center gap-2.5 rounded-full border px-4 font-medium whitespace-nowrap transition-colors',
              isChosen
                ? 'border-accent bg-accent text-on-accent'
                : 'border-line-strong bg-surface hover:border-accent lg:border-transparent lg:bg-transparent lg:hover:border-line-strong',
            )}
          >
            <Icon aria-hidden className="size-5" strokeWidth={1.9} />
            {label}
            <span className={clsx('figures text-caption lg:ml-auto', !isChosen && 'text-ink-soft')}>{count}</span>
          </button>
        );
      })}
    </div>
  );
}
