import { achievementScreensText as text } from '#messages/achievements.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { Medallion } from '#client/ui/content/medallion.tsx';
import { iconOf } from '../icon-model.ts';
import { listDone, type AchievementView, rankOf } from '../model.ts';

const SHOWN_MAX = 7;

/** Shows the latest achievements as a garland, newest first. */
export function LatestAchievements({ achievements }: { achievements: readonly AchievementView[] }) {
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
