const WIDTH = 120;
const HEIGHT = 28;

/** Decorative line; the figure itself is written beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values, 1);
  const step = WIDTH / Math.max(values.length - 1, 1);
  const points = values.map(
    (value, place) =>
      `${(place * step).toFixed(1)},${(HEIGHT - 2 - (value / highest) * (HEIGHT - 4)).toFixed(1)}`,
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
