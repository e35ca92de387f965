import { CalendarHeart } from 'lucide-react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { useCreateImportantDate } from '#client/features/important-dates/api.ts';
import { importantDatesRead } from '#client/features/important-dates/reads.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { nextOccurrence } from '#domain/important-dates/next-occurrence.ts';
import type { PanchangPreferences } from '#domain/panchang/schema.ts';
import { panchangScreensText as text } from '#messages/panchang.ts';
import { tithiDaysOf, tithiOf } from '../days-model.ts';

interface WeddingOfferProps {
  /** A calendar date. */
  anniversary: string;
  choice: PanchangPreferences;
}

export function WeddingOffer({ anniversary, choice }: WeddingOfferProps) {
  const dates = useCopied(importantDatesRead, null).data;
  const add = useCreateImportantDate(() => undefined);
  const today = indiaDate(useNow());
  if (!dates || dates.some(({ tithi, date }) => tithi !== null && date === anniversary)) return null;
  const { tithi, name } = tithiOf(anniversary, choice.city);
  const next = nextOccurrence({ date: anniversary, isRecurring: true, tithi }, today, tithiDaysOf(choice.city));
  return (
    <ListRow
      leading={<CalendarHeart aria-hidden className="mx-3 size-6 shrink-0 text-accent-ink" strokeWidth={1.8} />}
      title={text.wedding}
      text={text.weddingText(name, formatDate(next))}
      trailing={
        <Button
          variant="quiet"
          isPending={add.isPending}
          className="-mr-4"
          onClick={() =>
            add.mutate({ title: text.wedding, date: anniversary, category: 'anniversary', calendar: 'tithi', tithi })
          }
        >
          {text.weddingAdd}
        </Button>
      }
    />
  );
}
