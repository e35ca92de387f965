import { BookHeart } from 'lucide-react';
import type { DateEvent } from '#contract/dates.ts';
import { datePlanningText as text } from '#messages/en/date-planning.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { memoryOfDatePath } from '../../../paths.ts';
import { Section } from '../../../ui/content/card.tsx';
import { ListRow } from '../../../ui/content/list-row.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { CategoryIcon } from './category-icon.tsx';

const SHOWN = 5;

/** The latest past dates; each can become a memory. */
export function PastDates({ dates }: { dates: readonly DateEvent[] }) {
  return (
    <Section title={text.past}>
      {dates.length === 0 && <p className="text-ink-soft">{text.emptyPast}</p>}
      {dates.length > 0 && (
        <ul className="divide-y divide-line">
          {dates.slice(0, SHOWN).map((date) => (
            <ListRow
              key={date.id}
              leading={<CategoryIcon category={date.category} />}
              title={date.title}
              text={formatDate(date.scheduledDate)}
              trailing={
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
              }
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
