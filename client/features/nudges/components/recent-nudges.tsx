import type { Nudge } from '#contract/nudges.ts';
import { nudgeScreensText as text } from '#messages/en/nudge-screens.ts';
import { Section } from '../../../ui/content/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { NudgeRow } from './nudge-row.tsx';

interface RecentNudgesProps {
  /** The newest first; absent until they are known. */
  nudges: readonly Nudge[] | undefined;
  hasFailed: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/** What the two have sent each other: the member's own at the right, the partner's at the left. */
export function RecentNudges({ nudges, hasFailed, isFetching, onRetry }: RecentNudgesProps) {
  return (
    <Section title={text.recent}>
      {!nudges && !hasFailed && (
        <LoadingRegion label={text.loading}>
          <div className="grid gap-4">
            <Skeleton className="mr-6 h-32 rounded-large! sm:mr-16" />
            <Skeleton className="ml-6 h-32 rounded-large! sm:ml-16" />
          </div>
        </LoadingRegion>
      )}
      {!nudges && hasFailed && (
        <ErrorState
          title={text.failedTitle}
          text={text.failedText}
          isRetrying={isFetching}
          onRetry={onRetry}
        />
      )}
      {nudges?.length === 0 && <EmptyState title={text.emptyTitle} text={text.emptyText} />}
      {nudges && nudges.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {nudges.map((nudge) => (
            <NudgeRow key={nudge.id} nudge={nudge} />
          ))}
        </ul>
      )}
    </Section>
  );
}
