import { RefreshCw } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { achievementScreensText as text } from '#messages/en/achievement-screens.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryFaces } from '../../../ui/feedback/query-faces.tsx';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useCheckMilestones, useMilestones } from '../api.ts';
import { MilestoneGarland } from '../components/milestone-garland.tsx';
import { MilestoneList } from '../components/milestone-list.tsx';
import { MilestonesSkeleton } from '../components/milestones-skeleton.tsx';
import { MilestoneTotals } from '../components/milestone-totals.tsx';
import { hasBegun } from '../model.ts';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function AchievementsScreen() {
  const asked = useMilestones();
  const check = useCheckMilestones();
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.lead}
        backTo={paths.dashboard}
        actions={
          <Button onClick={() => check.mutate({})} isPending={check.isPending} className="max-sm:w-full">
            {!check.isPending && <RefreshCw aria-hidden className="size-5" />}
            {text.check}
          </Button>
        }
      />
      <QueryFaces
        query={asked}
        skeleton={<MilestonesSkeleton />}
        level={2}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
      >
        {(milestones) => (
          <div className="grid grid-cols-1 gap-8">
            <MilestoneTotals milestones={milestones} />
            {hasBegun(milestones) ? (
              <MilestoneGarland milestones={milestones} />
            ) : (
              <EmptyState
                level={2}
                title={text.emptyTitle}
                text={text.emptyText}
                action={
                  <>
                    <ButtonLink to={paths.datePlanning}>{text.planDate}</ButtonLink>
                    <ButtonLink to={paths.memories} variant="secondary">
                      {text.keepMemory}
                    </ButtonLink>
                  </>
                }
              />
            )}
            <MilestoneList milestones={milestones} />
          </div>
        )}
      </QueryFaces>
    </>
  );
}
