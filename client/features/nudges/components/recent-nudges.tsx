import type { Nudge } from '#contract/nudges.ts';
import { nudgeScreensText as text } from '#messages/en/nudge-screens.ts';
import { Section } from '../../../ui/content/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type Asked, QueryFaces } from '../../../ui/feedback/query-faces.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { NudgeRow } from './nudge-row.tsx';

interface RecentNudgesProps {
  /** The newest first. */
  nudges: Asked<readonly Nudge[]>;
}

/** What the two have sent each other: the member's own at the right, the partner's at the left. */
export function RecentNudges({ nudges }: RecentNudgesProps) {
  return (
    <Section title={text.recent}>
      <QueryFaces
        query={nudges}
        skeleton={<NudgesSkeleton />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={<EmptyState title={text.emptyTitle} text={text.emptyText} />}
      >
        {(all) => (
          <ul className="grid grid-cols-1 gap-4">
            {all.map((nudge) => (
              <NudgeRow key={nudge.id} nudge={nudge} />
            ))}
          </ul>
        )}
      </QueryFaces>
    </Section>
  );
}

function NudgesSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid gap-4">
        <Skeleton className="mr-6 h-32 rounded-large! sm:mr-16" />
        <Skeleton className="ml-6 h-32 rounded-large! sm:ml-16" />
      </div>
    </LoadingRegion>
  );
}
