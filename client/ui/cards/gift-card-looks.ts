import {
  Dumbbell,
  type LucideIcon,
  Plane,
  Scissors,
  Shirt,
  ShoppingBag,
  Smartphone,
  Ticket,
  Utensils,
} from 'lucide-react';
import type { GiftCardCategory } from '#domain/gift-cards/facts.ts';

export interface GiftCardLook {
  icon: LucideIcon;
  /** Background and text colours. */
  face: string;
  /** Colour of the ornament. */
  stitch: string;
  ornament: 'mirror' | 'bloom';
}

const rani = { face: 'bg-cloth text-on-cloth', stitch: 'text-festive' };
const marigold = { face: 'bg-festive text-on-festive', stitch: 'text-cloth' };
const peacock = { face: 'bg-calm text-on-calm', stitch: 'text-festive-soft' };
const night = { face: 'bg-ink text-page', stitch: 'text-festive' };

export const giftCardLooks: Readonly<Record<GiftCardCategory, GiftCardLook>> = {
  food: { icon: Utensils, ...marigold, ornament: 'mirror' },
  entertainment: { icon: Ticket, ...rani, ornament: 'bloom' },
  shopping: { icon: ShoppingBag, ...peacock, ornament: 'bloom' },
  fashion: { icon: Shirt, ...rani, ornament: 'mirror' },
  travel: { icon: Plane, ...peacock, ornament: 'mirror' },
  electronics: { icon: Smartphone, ...night, ornament: 'bloom' },
  grooming: { icon: Scissors, ...marigold, ornament: 'bloom' },
  fitness: { icon: Dumbbell, ...night, ornament: 'mirror' },
};
