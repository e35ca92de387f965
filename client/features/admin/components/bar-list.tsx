interface BarListProps {
  /** The list's name for screen readers. */
  label: string;
  bars: readonly { name: string; count: number }[];
  format: (count: number) => string;
}

/** Shows a few counts, each as a figure and a bar relative to the largest. */
export function BarList({ label, bars, format }: BarListProps) {
  const largest = Math.max(...bars.map(({ count }) => count), 1);
  return (
    <ul aria-label={label} className="grid gap-2.5">
      {bars.map(({ name, count }) => (
        <li key={name} className="grid gap-1">
          <p className="flex justify-between gap-4">
            <span className="min-w-0 truncate">{name}</span>
            <span className="figures font-semibold">{format(count)}</span>
          </p>
          <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunk">
            <div
              className="h-full rounded-full bg-[var(--chart-rani)]"
              style={{ width: `${(count / largest) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
