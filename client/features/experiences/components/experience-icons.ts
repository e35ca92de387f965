import { Gift, type LucideIcon, Sparkles, Star } from 'lucide-react';
import type { EXPERIENCE_ICONS } from '../model.ts';

const icons: Record<(typeof EXPERIENCE_ICONS)[number], LucideIcon> = { Star, Gift, Sparkles };

/** By the name that is stored with an experience. */
export const experienceIcons: Readonly<Record<string, LucideIcon>> = icons;
