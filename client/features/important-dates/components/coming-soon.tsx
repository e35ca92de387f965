import { formatShortDate } from '#client/lib/format/dates.ts';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { importantDateScreensText as text } from '#messages/important-date-screens.ts';
import { describeDaysLeft, type Occurrence } from '../model.ts';

const SHOWN = 3;

export function ComingSoon({ upcoming }: { upcoming: readonly Occurrence[] }) {
  if (upcoming.length === 0) return null;
  return (
    <section
      aria-labelledby="coming-soon"
      className="relative grid gap-4 overflow-hidden rounded-large border border-line bg-surface p-5"
    >
      <BandhaniBloom rings={6} className="absolute -right-20 -bottom-24 size-60 text-festive opacity-15" />
      <h2 id="coming-soon" className="relative text-title">
        {text.comingSoon}
      </h2>
      <ol className="relative grid grid-cols-3 gap-4 lg:grid-cols-[max-content_minmax(0,1fr)] lg:gap-x-3 cramped:grid-cols-[max-content_minmax(0,1fr)] cramped:gap-x-3">
        {upcoming.slice(0, SHOWN).map(({ date, day, daysLeft }) => (
          <li
            key={date.id}
            className="grid min-w-0 content-start lg:col-span-2 lg:grid-cols-subgrid cramped:col-span-2 cramped:grid-cols-subgrid"
          >
            <DaysLeft daysLeft={daysLeft} />
            <span className="grid min-w-0 content-start">
              <span className="line-clamp-3 leading-snug font-medium wrap-anywhere lg:line-clamp-2">{date.title}</span>
              <span className="text-caption text-ink-soft">{formatShortDate(day)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function DaysLeft({ daysLeft }: { daysLeft: number }) {
  const { label } = describeDaysLeft(daysLeft);
  if (daysLeft < 2) {
    return (
      <span className="flex min-h-11 items-end pb-0.5 font-heading text-lead font-semibold text-accent-ink lg:min-h-0 lg:items-start">
        {label}
      </span>
    );
  }
  return (
    <span className="flex min-h-11 flex-wrap content-end items-baseline gap-x-1.5 lg:min-h-0 lg:flex-nowrap lg:content-start">
      <span aria-hidden className="figures font-heading text-heading font-semibold text-accent-ink">
        {daysLeft}
      </span>
      <span aria-hidden className="text-caption text-ink-soft">
        {text.days}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
