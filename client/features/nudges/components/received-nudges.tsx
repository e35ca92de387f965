import { nudgeScreensText as text } from '#messages/screens/nudges.ts';
import { Section } from '#client/ui/content/card.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { useReceivedNudges } from '../use-nudges.ts';
import { NudgeList } from './nudge-list.tsx';

/**
 * Nudges from a premium partner to a free member, who can read and heart them for free. Renders nothing without any.
 */
export function ReceivedNudges() {
  const received = useReceivedNudges();
  if (received.isPending || received.rows?.length === 0) return null;
  return (
    <Section title={text.received} className="mx-auto w-full max-w-xl">
      <QueryState
        query={{ ...received, data: received.rows }}
        skeleton={null}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
      >
        {() => <NudgeList nudges={received} />}
      </QueryState>
    </Section>
  );
}
