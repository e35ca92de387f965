import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunk text-ink-soft',
  accent: 'bg-accent-soft text-accent-ink',
  festive: 'bg-festive-soft text-festive-ink',
  calm: 'bg-calm-soft text-calm-ink',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const;

export type BadgeTone = keyof typeof tones;

export function Badge({
  tone = 'neutral',
  icon: Icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full cramped:rounded-small px-2.5 py-0.5 text-caption font-semibold whitespace-nowrap cramped:whitespace-normal',
        tones[tone],
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5" strokeWidth={2.2} />}
      {children}
    </span>
  );
}
