import { Repeat } from 'lucide-react';
import type { DateEvent } from '#contract/dates.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { describeSeries } from '../series-model.ts';

/** Says how the dates of a series repeat, once that is known. */
export function SeriesLine({ seriesId, dates }: { seriesId: string; dates: readonly DateEvent[] }) {
  const { data: series } = useRead(api.dates.series.queryOptions({ input: { id: seriesId } }));
  if (!series) return null;
  const days = dates.flatMap(({ seriesDay }) => (seriesDay === null ? [] : [seriesDay]));
  return (
    <span className="inline-flex items-center gap-1.5">
      <Repeat aria-hidden className="size-4 shrink-0" />
      {describeSeries(series, days)}
    </span>
  );
}
