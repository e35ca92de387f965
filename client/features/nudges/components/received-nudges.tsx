import { useQuery } from '@tanstack/react-query';
import { nudgeScreensText as text } from '#messages/screens/nudges.ts';
import { api } from '#client/lib/api.ts';
import { Section } from '#client/ui/content/card.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { NudgeRow } from './nudge-row.tsx';

/** What a premium partner sent to a free member: reading and a heart cost nothing. Nothing while there is none. */
export function ReceivedNudges() {
  const received = useQuery(api.nudges.received.queryOptions());
  if (received.isPending || received.data?.length === 0) return null;
  return (
    <Section title={text.received} className="mx-auto w-full max-w-xl">
      <QueryState
        query={received}
        skeleton={null}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
      >
        {(all) => (
          <ul className="grid grid-cols-1 gap-4">
            {all.map((nudge) => (
              <NudgeRow key={nudge.id} nudge={nudge} />
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}
