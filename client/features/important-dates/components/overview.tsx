import { importantDateScreensText as text } from '#messages/screens/important-dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import type { countOverview } from '../model.ts';

export function Overview({ counts }: { counts: ReturnType<typeof countOverview> }) {
  const figures = [
    { label: text.total, value: counts.total },
    { label: text.upcomingCount, value: counts.upcoming },
    { label: text.within30Days, value: counts.within30Days },
  ];
  return (
    <section aria-labelledby="overview" className="grid gap-3">
      <h2 id="overview" className="text-lead">
        {text.overview}
      </h2>
      <dl className="grid grid-cols-3 divide-x divide-line border-y border-line py-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end px-3 first:pl-0 last:pr-0">
            <dt className="text-caption text-ink-soft">{label}</dt>
            <dd className="figures font-heading text-heading font-semibold">{formatCoins(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
