import { RefreshCw } from 'lucide-react';
import { brand } from '#messages/brand.ts';
import { achievementScreensText as text } from '#messages/screens/achievements.ts';
import { paths } from '#client/paths.ts';
import { TrophyDrawing } from '#client/ui/pictures/drawings.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { useCheckAchievements, useAchievementList } from '../api.ts';
import { LatestAchievements } from '../components/latest-achievements.tsx';
import { AchievementList } from '../components/achievement-list.tsx';
import { AchievementsSkeleton } from '../components/achievements-skeleton.tsx';
import { AchievementTotals } from '../components/achievement-totals.tsx';
import { hasBegun } from '../model.ts';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function AchievementsScreen() {
  const asked = useAchievementList();
  const check = useCheckAchievements();
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
      <QueryState
        query={asked}
        skeleton={<AchievementsSkeleton />}
        level={2}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
      >
        {(achievements) => (
          <div className="grid grid-cols-1 gap-8">
            <AchievementTotals achievements={achievements} />
            {hasBegun(achievements) ? (
              <LatestAchievements achievements={achievements} />
            ) : (
              <EmptyState
                drawing={<TrophyDrawing />}
                level={2}
                title={text.emptyTitle}
                text={text.emptyText}
                action={
                  <>
                    <ButtonLink to={paths.datePlanning}>{text.createDate}</ButtonLink>
                    <ButtonLink to={paths.memories} variant="secondary">
                      {text.createMemory}
                    </ButtonLink>
                  </>
                }
              />
            )}
            <AchievementList achievements={achievements} />
          </div>
        )}
      </QueryState>
    </>
  );
}
