import {
  Clapperboard,
  Fuel,
  Gift,
  Heart,
  House,
  KeyRound,
  type LucideIcon,
  Pill,
  Plane,
  ReceiptText,
  Shapes,
  ShoppingBag,
  ShoppingBasket,
  Sofa,
  TrainFront,
  TreePalm,
  Utensils,
} from 'lucide-react';
import type { CategoryPart } from '#client/features/statement/summary-model.ts';
import { ColourMark } from '#client/ui/content/colour-mark.tsx';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '#domain/expenses/facts.ts';
import type { GoalCategory } from '#domain/goals/schema.ts';
import { financeScreensText as text, financesText } from '#messages/finances.ts';

/** Colour and icon of each category, the same in all charts and lists. */
const looks: Record<ExpenseCategory, { colour: string; icon: LucideIcon }> = {
  food: { colour: 'var(--chart-rani)', icon: Utensils },
  travel: { colour: 'var(--chart-peacock)', icon: Plane },
  dates: { colour: 'var(--chart-coral)', icon: Heart },
  shopping: { colour: 'var(--chart-marigold)', icon: ShoppingBag },
  entertainment: { colour: 'var(--chart-indigo)', icon: Clapperboard },
  gifts: { colour: 'var(--chart-lotus)', icon: Gift },
  groceries: { colour: 'var(--chart-leaf)', icon: ShoppingBasket },
  rent: { colour: 'var(--chart-sky)', icon: KeyRound },
  bills: { colour: 'var(--chart-olive)', icon: ReceiptText },
  health: { colour: 'var(--chart-jade)', icon: Pill },
  transport: { colour: 'var(--chart-teak)', icon: Fuel },
  home: { colour: 'var(--chart-jamun)', icon: Sofa },
  other: { colour: 'var(--chart-clay)', icon: Shapes },
};
// Colour of the remaining categories together.
const restColour = 'color-mix(in oklab, var(--line-strong) 45%, var(--page))';

const goalIcons: Record<GoalCategory, LucideIcon> = { visit: TrainFront, vacation: TreePalm, future: House };

/** Order of the parts of a chart, the same in every bar. */
export const categoryOrder: readonly CategoryPart['category'][] = [...EXPENSE_CATEGORIES, 'rest'];

/** Returns the colour of a category; any other key is the rest. */
export function categoryColour(category: string): string {
  const known = EXPENSE_CATEGORIES.find((each) => each === category);
  return known ? looks[known].colour : restColour;
}

export function categoryLabel(category: CategoryPart['category']): string {
  return category === 'rest' ? text.restOfCategories : financesText.categories[category];
}

/** Decorative icon; the category's name is written beside it. */
export function CategoryMark({ category }: { category: ExpenseCategory }) {
  return <ColourMark {...looks[category]} />;
}

/** Dot in the legend of a chart. */
export function CategoryDot({ category }: { category: CategoryPart['category'] }) {
  return (
    <span aria-hidden className="size-3 shrink-0 rounded-full" style={{ backgroundColor: categoryColour(category) }} />
  );
}

export function GoalMark({ category }: { category: GoalCategory }) {
  const Icon = goalIcons[category];
  return (
    <span
      aria-hidden
      className="grid size-12 shrink-0 place-items-center rounded-full bg-festive-soft text-festive-ink"
    >
      <Icon className="size-6" strokeWidth={1.8} />
    </span>
  );
}
