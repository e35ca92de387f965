import type { DaySeries } from '#contract/admin/insights.ts';
import { Sparkline } from './sparkline.tsx';

interface StatCardProps {
  label: string;
  value: string;
  /** What it is made of, or how it changed. */
  hint?: string;
  /** Its course over the last days. */
  series?: DaySeries;
}

/** One figure. A list of them is a `<dl>`. */
export function StatCard({ label, value, hint, series }: StatCardProps) {
  return (
    <div className="grid content-start gap-0.5 rounded-small border border-line bg-surface p-4">
      <dt className="text-caption text-ink-soft">{label}</dt>
      <dd className="figures text-title font-semibold break-words">{value}</dd>
      {hint && <dd className="text-caption text-ink-soft">{hint}</dd>}
      {series && (
        <dd aria-hidden className="pt-2">
          <Sparkline values={series.map((point) => point.value)} />
        </dd>
      )}
    </div>
  );
}

/** Figures side by side. */
export const statGridClass = 'grid grid-cols-2 gap-3 lg:grid-cols-4';
