import { RefreshCw } from 'lucide-react';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import { FilledText } from '#client/ui/content/filled-text.tsx';
import { Medallion } from '#client/ui/content/medallion.tsx';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { TrophyDrawing } from '#client/ui/pictures/drawings.tsx';
import { RARITIES } from '#domain/achievements/facts.ts';
import { brand } from '#domain/kernel/brand.ts';
import { achievementScreensText as text } from '#messages/achievements.ts';
import { useCheckAchievements, useAchievementList } from '../api.ts';
import { AchievementList } from '../components/achievement-list.tsx';
import { iconOf } from '../icon-model.ts';
import { hasBegun, listDone, type AchievementView, sumPoints, rankOf } from '../model.ts';

const SHOWN_MAX = 7;

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function AchievementsScreen() {
  const asked = useAchievementList();
  const check = useCheckAchievements();
  return (
    <>
      <PageHeader
        title={text.title}
        lead={text.lead}
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

function AchievementTotals({ achievements }: { achievements: readonly AchievementView[] }) {
  const done = listDone(achievements);
  return (
    <section className="relative overflow-hidden rounded-large border border-line bg-surface p-6 sm:p-8">
      <BandhaniBloom
        rings={8}
        className="absolute -top-48 -right-40 size-80 text-festive opacity-40 lg:-top-20 lg:-right-16"
      />
      <div className="relative flex flex-wrap items-end gap-x-10 gap-y-4 sm:gap-x-14">
        <p className="text-lead">
          <FilledText
            text={text.achievedCount('{achieved}', achievements.length)}
            parts={{
              achieved: (
                <span className="block figures font-heading text-display font-semibold text-accent-ink">
                  {done.length}
                </span>
              ),
            }}
          />
        </p>
        <p className="grid">
          <span className="figures font-heading text-heading font-semibold">
            {formatCoins(sumPoints(achievements))}
          </span>
          <span className="text-lead text-ink-soft">{text.points}</span>
        </p>
      </div>
      {done.length > 0 && (
        <ul aria-label={text.rarityCounts} className="relative mt-6 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
          {RARITIES.map((rarity) => (
            <li key={rarity} className="figures">
              <span className="font-semibold text-ink">
                {done.filter(({ achievement }) => achievement.rarity === rarity).length}
              </span>{' '}
              {text.rarities[rarity]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function AchievementsSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div aria-hidden className="grid grid-cols-1 gap-8">
        <Skeleton className="h-56 rounded-large!" />
        <div className="flex gap-2 overflow-hidden">
          <Skeleton className="h-11 w-16 shrink-0 rounded-full!" />
          <Skeleton count={2} className="h-11 w-48 shrink-0 rounded-full!" />
        </div>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {cards.map((card) => (
            <div key={card} className="flex h-44 gap-4 rounded-large border border-line p-5">
              <Skeleton className="size-18 shrink-0 rounded-full!" />
              <div className="grid flex-1 content-start gap-3">
                <Skeleton className="h-5 w-1/2" />
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="h-5 w-24 rounded-full!" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}

/** Shows the latest achievements as a garland, newest first. */
function LatestAchievements({ achievements }: { achievements: readonly AchievementView[] }) {
  const latest = listDone(achievements).slice(0, SHOWN_MAX);
  if (latest.length === 0) return null;
  return (
    <div
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={text.latest}
      className="-mx-5 overflow-x-auto px-5 [scrollbar-width:none] md:-mx-8 md:px-8"
    >
      <ol className="flex min-w-max lg:min-w-0">
        {latest.map(({ achievement, unlockedAt }) => (
          <li key={achievement.id} className="grid w-32 shrink-0 justify-items-center lg:w-auto lg:flex-1">
            <svg
              aria-hidden
              viewBox="0 0 100 24"
              preserveAspectRatio="none"
              className="h-6 w-full text-festive"
              fill="none"
              stroke="currentColor"
            >
              <path d="M0 2Q50 32 100 2" strokeWidth="3" vectorEffect="non-scaling-stroke" strokeLinecap="round" />
            </svg>
            <Medallion rank={rankOf(achievement)} icon={iconOf(achievement.icon)} isEarned className="-mt-3 size-20" />
            <span className="mt-1 px-1 text-center text-caption leading-tight font-semibold">{achievement.name}</span>
            {unlockedAt && (
              <span className="figures px-1 text-center text-caption text-ink-soft">
                {formatDate(indiaDate(unlockedAt))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
