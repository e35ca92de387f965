import { BookHeart } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { memoriesRead } from '#client/features/memories/reads.ts';
import { memoryOfDatePath, memoryPath } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { DayWithMark } from '#client/ui/content/day-with-mark.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { LongList } from '#client/ui/layout/long-list.tsx';
import type { DateEvent } from '#domain/dates/schema.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import { CategoryIcon } from './category-icon.tsx';
import { DateTalk } from './date-talk.tsx';

const SHOWN = 5;
/** About how high a past date is, in pixels. */
const ROW_PX = 72;

/** Lists the latest past dates, or all of them; each can be added to the memories. */
export function PastDates({ dates }: { dates: readonly DateEvent[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const { data: memories } = useCopied(memoriesRead, null);
  const memoryIds = new Map(memories?.map(({ id, dateId }) => [dateId, id]));
  const shown = isWhole ? dates : dates.slice(0, SHOWN);
  return (
    <Section title={text.past}>
      {dates.length === 0 && <p className="text-ink-soft">{text.emptyPast}</p>}
      {dates.length > 0 && (
        <LongList rows={shown} rowHeight={ROW_PX} hasEdges={false}>
          {(date) => <PastDate key={date.id} date={date} memoryId={memoryIds.get(date.id)} />}
        </LongList>
      )}
      {shown.length < dates.length && (
        <Button variant="quiet" onClick={() => setIsWhole(true)} className="-ml-5 justify-self-start">
          {text.showAllPast(dates.length)}
        </Button>
      )}
    </Section>
  );
}

function PastDate({ date, memoryId }: { date: DateEvent; memoryId: string | undefined }) {
  return (
    <ListRow
      leading={<CategoryIcon category={date.category} />}
      title={date.title}
      text={
        <>
          <DayWithMark day={date.scheduledDate} of={date.id} />
          {memoryId !== undefined && <InMemories date={date} memoryId={memoryId} />}
        </>
      }
      trailing={
        <span className="flex items-center">
          <DateTalk date={date} />
          {memoryId === undefined && <AddToMemories date={date} />}
        </span>
      }
    />
  );
}

/** Link to the memory that was made from the date, below the day because its words need the width. */
function InMemories({ date, memoryId }: { date: DateEvent; memoryId: string }) {
  return (
    <Link
      to={memoryPath(memoryId)}
      aria-label={text.dateInMemories(date.title)}
      className="link inline-flex min-h-11 items-center gap-1.5"
    >
      <BookHeart aria-hidden className="size-5" />
      {text.inMemories}
    </Link>
  );
}

/** Leads to the form that makes a memory of the date. */
function AddToMemories({ date }: { date: DateEvent }) {
  return (
    <ButtonLink
      to={memoryOfDatePath(date.id)}
      variant="quiet"
      aria-label={text.addDateToMemories(date.title)}
      title={text.addToMemories}
      className="px-3"
    >
      <BookHeart aria-hidden className="size-5" />
      <span className="sr-only sm:max-lg:not-sr-only">{text.addToMemories}</span>
    </ButtonLink>
  );
}
