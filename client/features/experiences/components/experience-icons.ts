import { Gift, type LucideIcon, Sparkles, Star } from 'lucide-react';

/** The icons that an experience can have; another name is drawn as a star (specification, section 3). */
export const experienceIcons: Readonly<Record<string, LucideIcon>> = { Star, Gift, Sparkles };
