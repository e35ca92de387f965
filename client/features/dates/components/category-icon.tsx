import { clsx } from 'clsx';
import {
  BookOpen,
  Brush,
  ChefHat,
  Clapperboard,
  Dumbbell,
  Flower2,
  Gamepad2,
  HandHeart,
  Heart,
  type LucideIcon,
  MessagesSquare,
  Mountain,
  Music,
  ShoppingBag,
  Sparkle,
  TentTree,
  UtensilsCrossed,
} from 'lucide-react';
import type { DateCategory } from '#domain/dates/facts.ts';

const icons: Record<DateCategory, LucideIcon> = {
  romantic_dinner: UtensilsCrossed,
  movie_night: Clapperboard,
  cooking: ChefHat,
  outdoor: Mountain,
  gaming: Gamepad2,
  reading: BookOpen,
  spa_relaxation: Flower2,
  intimate_conversation: MessagesSquare,
  massage: HandHeart,
  art_craft: Brush,
  stargazing: Sparkle,
  picnic: TentTree,
  dancing: Music,
  workout: Dumbbell,
  shopping: ShoppingBag,
  other: Heart,
};

/** Decorative icon; the category's name or the date's title is written beside it. */
export function CategoryIcon({ category, className }: { category: DateCategory; className?: string }) {
  const Icon = icons[category];
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-12 shrink-0 place-items-center rounded-full bg-festive-soft text-festive-ink',
        className,
      )}
    >
      <Icon className="size-6" strokeWidth={1.8} />
    </span>
  );
}
