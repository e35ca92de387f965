import { Backpack, Gift, ListChecks, type LucideIcon, ShoppingBasket, WashingMachine } from 'lucide-react';
import type { ListKind } from '#domain/lists/facts.ts';

const icons: Readonly<Record<ListKind, LucideIcon>> = {
  shopping: ShoppingBasket,
  chores: WashingMachine,
  packing: Backpack,
  wishes: Gift,
  other: ListChecks,
};

export function ListKindIcon({ kind }: { kind: ListKind }) {
  const Icon = icons[kind];
  return (
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
      <Icon className="size-5.5" strokeWidth={1.9} />
    </span>
  );
}
