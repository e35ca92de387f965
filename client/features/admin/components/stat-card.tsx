import type { DaySeries } from '#domain/insights/schema.ts';

const WIDTH = 120;
const HEIGHT = 28;

interface StatCardProps {
  label: string;
  value: string;
  /** Line below the figure. */
  hint?: string;
  /** Values of the sparkline, oldest first. */
  series?: DaySeries;
  /** Percentage for the progress bar. */
  share?: number;
}

/** Card with one figure. Must be inside a `<dl>`. */
export function StatCard({ label, value, hint, series, share }: StatCardProps) {
  return (
    <div className="flex flex-col gap-0.5 rounded-small border border-line bg-surface p-4">
      <dt className="text-caption text-ink-soft">{label}</dt>
      <dd className="figures text-title font-semibold break-words">{value}</dd>
      {hint && <dd className="text-caption text-ink-soft">{hint}</dd>}
      {series && (
        <dd aria-hidden className="mt-auto pt-2">
          <Sparkline values={series.map((point) => point.value)} />
        </dd>
      )}
      {share !== undefined && (
        <dd aria-hidden className="mt-auto pt-2">
          <div className="mb-1 h-1.5 overflow-hidden rounded-full bg-sunk">
            <div className="h-full rounded-full bg-accent" style={{ width: `${Math.min(100, share)}%` }} />
          </div>
        </dd>
      )}
    </div>
  );
}

export const statGridClass = 'grid grid-cols-2 gap-3 lg:grid-cols-4';

/** Decorative line; the figure itself is written beside it. */
function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values, 1);
  const step = WIDTH / Math.max(values.length - 1, 1);
  const points = values.map(
    (value, place) => `${(place * step).toFixed(1)},${(HEIGHT - 2 - (value / highest) * (HEIGHT - 4)).toFixed(1)}`,
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-7 w-full">
      <polyline
        points={points.join(' ')}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeWidth={1.75}
        strokeLinejoin="round"
        className="stroke-accent"
      />
    </svg>
  );
}
