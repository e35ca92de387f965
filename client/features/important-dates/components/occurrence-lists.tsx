import { useState } from 'react';
import { importantDateScreensText as text } from '#messages/screens/important-dates.ts';
import { Section } from '#client/ui/content/card.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { Occurrence } from '../model.ts';
import { OccurrenceRow } from './occurrence-row.tsx';

const PAST_SHOWN = 5;

interface OccurrenceListsProps {
  upcoming: readonly Occurrence[];
  past: readonly Occurrence[];
}

export function OccurrenceLists({ upcoming, past }: OccurrenceListsProps) {
  const [isPastWhole, setIsPastWhole] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-10">
      <Section title={text.upcoming} className="gap-2!">
        {upcoming.length === 0 ? (
          <p className="text-ink-soft">{text.noUpcoming}</p>
        ) : (
          <OccurrenceList occurrences={upcoming} />
        )}
      </Section>
      {past.length > 0 && (
        <Section title={text.past} className="gap-2!">
          <OccurrenceList occurrences={isPastWhole ? past : past.slice(0, PAST_SHOWN)} />
          {past.length > PAST_SHOWN && !isPastWhole && (
            <Button variant="quiet" onClick={() => setIsPastWhole(true)} className="-ml-5 justify-self-start">
              {text.showAllPast(past.length)}
            </Button>
          )}
        </Section>
      )}
    </div>
  );
}

function OccurrenceList({ occurrences }: { occurrences: readonly Occurrence[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {occurrences.map((occurrence) => (
        <OccurrenceRow key={occurrence.date.id} occurrence={occurrence} />
      ))}
    </ul>
  );
}
