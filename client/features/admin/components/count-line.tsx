import { formatCoins } from '#client/lib/format/money.ts';

interface CountLineProps {
  title: string;
  counts: readonly { name: string; count: number }[];
}

/** A few counts with their title, in one line where there is room for it. */
export function CountLine({ title, counts }: CountLineProps) {
  return (
    <section aria-label={title} className="flex flex-wrap items-baseline gap-x-4 text-caption">
      <h2 className="font-text text-caption font-semibold text-ink-soft">{title}</h2>
      <ul className="flex flex-wrap gap-x-4">
        {counts.map(({ name, count }) => (
          <li key={name}>
            {name} <span className="figures font-semibold">{formatCoins(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
