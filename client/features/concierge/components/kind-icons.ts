import { Gift, type LucideIcon, Route } from 'lucide-react';
import type { ConciergeKind } from '#contract/constants/concierge.ts';

export const kindIcons: Readonly<Record<ConciergeKind, LucideIcon>> = { gift: Gift, planning: Route };
