import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#client/data/api.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { ourYearPath } from '#client/paths.ts';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { isYearOpen, yearToTell } from '#domain/our-year/rules.ts';
import { ourYearScreensText as text } from '#messages/our-year.ts';
import { PLAYING } from '../model.ts';

/** Link to the year to look back at; renders nothing until the couple has one. The linked screen reports a failure. */
export function OurYearCard() {
  const { data: years = [] } = useQuery(api.ourYear.years.queryOptions());
  const today = indiaDate(useNow());
  const year = yearToTell(years, today);
  if (year === undefined) return null;
  return (
    <Link
      to={ourYearPath(year)}
      state={PLAYING}
      className="group relative flex items-center gap-4 overflow-hidden rounded-large border border-line bg-surface p-6 transition-colors hover:border-accent"
    >
      <BandhaniBloom
        rings={5}
        className="absolute -top-20 -right-16 size-40 text-festive opacity-40 sm:-top-24 sm:right-1/4 sm:size-64"
      />
      <span className="relative grid flex-1 gap-1">
        <span className="font-heading text-title font-semibold">
          {isYearOpen(year, today) ? text.cardTitle(year) : text.soFar}
        </span>
        <span className="text-ink-soft">{text.cardText}</span>
      </span>
      <span className="relative inline-flex items-center gap-1 font-semibold text-accent-ink max-sm:hidden">
        {text.cardAction}
      </span>
      <ChevronRight
        aria-hidden
        className="relative size-6 shrink-0 text-accent-ink transition-transform group-hover:translate-x-1"
      />
    </Link>
  );
}
