import { Coffee, Gift, type LucideIcon, Palette, Plane, ShoppingBag, Ticket, Utensils } from 'lucide-react';
import type { DealCategory } from '#contract/constants/deals.ts';

export const categoryIcons: Record<DealCategory, LucideIcon> = {
  restaurant: Utensils,
  cafe: Coffee,
  entertainment: Ticket,
  activity: Palette,
  shopping: ShoppingBag,
  travel: Plane,
  other: Gift,
};
