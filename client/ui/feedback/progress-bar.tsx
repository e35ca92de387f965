import { clsx } from 'clsx';
import { uiText } from '#messages/ui.ts';

const toneClasses = {
  accent: 'bg-accent',
  festive: 'bg-festive',
  calm: 'bg-calm',
  positive: 'bg-positive',
  danger: 'bg-danger',
} as const;

interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  /** Percentage, 0 to 100; values outside are clamped. */
  percent: number;
  /** Replaces the percentage for screen readers, for example '3 of 10'. */
  valueText?: string;
  tone?: keyof typeof toneClasses;
}

export function ProgressBar({ label, percent, valueText, tone = 'accent' }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={valueText ?? uiText.percent(shown)}
      className="h-2.5 overflow-hidden rounded-full bg-sunk"
    >
      <div
        className={clsx('h-full rounded-full transition-[width] duration-500', toneClasses[tone])}
        style={{ width: `${shown}%` }}
      />
    </div>
  );
}
