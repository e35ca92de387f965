import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type MedallionRank, medallionOutlines, medallionStitches } from './medallion-shapes.ts';

/** Background and ornament colours by rank. */
const materials: Readonly<Record<MedallionRank, string>> = {
  1: 'text-(--chart-coral)',
  2: 'text-positive',
  3: 'text-calm',
  4: 'text-accent',
  5: 'text-festive',
};

interface MedallionProps {
  rank: MedallionRank;
  icon: LucideIcon;
  /** False draws an outline, for an achievement that is not earned yet. */
  isEarned: boolean;
  /** Size classes. */
  className?: string;
}

/** Medallion of an achievement. Decorative: the achievement's name is beside it. */
export function Medallion({ rank, icon: Icon, isEarned, className }: MedallionProps) {
  return (
    <span aria-hidden className={clsx('relative grid shrink-0 place-items-center', className)}>
      <svg viewBox="-50 -50 100 100" className={clsx('absolute inset-0 size-full', materials[rank])}>
        <path
          d={medallionOutlines[rank]}
          fill={isEarned ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeDasharray={isEarned ? undefined : '3 4'}
        />
        {isEarned && (
          <path
            d={medallionStitches[rank]}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            className={onMaterial(rank)}
            opacity="0.75"
          />
        )}
      </svg>
      <Icon
        className={clsx('relative size-[36%]', isEarned ? onMaterial(rank) : materials[rank])}
        strokeWidth={isEarned ? 2 : 1.7}
      />
    </span>
  );
}

function onMaterial(rank: MedallionRank) {
  return rank === 5 ? 'text-on-festive' : 'text-surface';
}
