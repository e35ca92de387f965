import type { Nudge } from '#contract/nudges.ts';
import { nudgeScreensText as text } from '#messages/screens/nudges.ts';
import type { PagedList } from '#client/data/use-pages.ts';
import { Section } from '#client/ui/content/card.tsx';
import { KoelDrawing } from '#client/ui/pictures/drawings.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { NudgeList } from './nudge-list.tsx';

interface RecentNudgesProps {
  /** Nudges, newest first. */
  nudges: PagedList<Nudge>;
}

/** Nudges of both partners: the member's own on the right, the partner's on the left. */
export function RecentNudges({ nudges }: RecentNudgesProps) {
  return (
    <Section title={text.recent}>
      <QueryState
        query={{ ...nudges, data: nudges.rows }}
        skeleton={<NudgesSkeleton />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={<EmptyState drawing={<KoelDrawing />} title={text.emptyTitle} text={text.emptyText} />}
      >
        {() => <NudgeList nudges={nudges} />}
      </QueryState>
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
