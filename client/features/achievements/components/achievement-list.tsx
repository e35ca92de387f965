import { clsx } from 'clsx';
import { Check, Sparkle } from 'lucide-react';
import { useState } from 'react';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { Badge, type BadgeTone } from '#client/ui/content/badge.tsx';
import { Medallion } from '#client/ui/content/medallion.tsx';
import { WeaveRule } from '#client/ui/content/ornaments.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import { ACHIEVEMENT_CATEGORIES, type Rarity } from '#domain/achievements/facts.ts';
import { achievementScreensText as text } from '#messages/achievements.ts';
import { iconOf } from '../icon-model.ts';
import {
  groupByYear,
  groupAchievements,
  type AchievementView,
  type AchievementFilter,
  formatCount,
  rankOf,
} from '../model.ts';

const tones: Readonly<Record<Rarity, BadgeTone>> = {
  common: 'neutral',
  uncommon: 'positive',
  rare: 'calm',
  epic: 'accent',
  legendary: 'festive',
};
const ranks = [1, 2, 3, 4, 5];

const filters: readonly AchievementFilter[] = ['all', ...ACHIEVEMENT_CATEGORIES];
const states = ['begun', 'done', 'ahead'] as const;

/** Lists the achievements in progress, those completed by year, and those not begun. */
export function AchievementList({ achievements }: { achievements: readonly AchievementView[] }) {
  const [filter, setFilter] = useState<AchievementFilter>('all');
  const groups = groupAchievements(achievements, filter);
  return (
    <div className="grid grid-cols-1 gap-8">
      <ChipGroup
        label={text.filter}
        chips={filters.map((value) => ({ value, label: text.filters[value] }))}
        value={filter}
        onChange={setFilter}
      />
      {states
        .filter((state) => groups[state].length > 0)
        .map((state) => (
          <section key={state} className="grid grid-cols-1 gap-4">
            <h2 className="flex items-baseline gap-3 text-title">
              {text[state]}
              <span className="figures text-lead text-ink-soft">{groups[state].length}</span>
            </h2>
            {state === 'done' ? (
              groupByYear(groups.done).map(([year, done]) => <Year key={year} year={year} achievements={done} />)
            ) : (
              <Cards achievements={groups[state]} />
            )}
          </section>
        ))}
    </div>
  );
}

function Year({ year, achievements }: { year: string; achievements: readonly AchievementView[] }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="figures flex items-center gap-3 font-heading text-lead font-semibold text-accent-ink">
        {year}
        <WeaveRule className="h-4 w-24" />
      </p>
      <Cards achievements={achievements} />
    </div>
  );
}

function Cards({ achievements }: { achievements: readonly AchievementView[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {achievements.map((view) => (
        <AchievementCard key={view.achievement.id} view={view} />
      ))}
    </ul>
  );
}

/** Shows the rarity as a word, a colour and a number of dots. */
function RarityBadge({ rarity }: { rarity: Rarity }) {
  const rank = rankOf({ rarity });
  return (
    <Badge tone={tones[rarity]}>
      <svg aria-hidden viewBox="0 0 38 8" className="h-1.5 w-7" fill="currentColor">
        {ranks.map((each) => (
          <circle key={each} cx={each * 8 - 5} cy="4" r="3" opacity={each <= rank ? 1 : 0.25} />
        ))}
      </svg>
      {text.rarities[rarity]}
    </Badge>
  );
}

function AchievementCard({ view }: { view: AchievementView }) {
  const { achievement, state, isNew } = view;
  const isDone = state === 'done';
  return (
    <li
      className={clsx(
        'flex gap-4 rounded-large border p-5 cramped:flex-col',
        isDone ? 'border-line bg-surface' : 'border-dashed border-line-strong',
      )}
    >
      <Medallion rank={rankOf(achievement)} icon={iconOf(achievement.icon)} isEarned={isDone} className="size-18" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="grid gap-0.5">
          <h3 className="font-heading text-lead leading-tight font-semibold wrap-anywhere">{achievement.name}</h3>
          <p className="text-ink-soft">{achievement.description}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <RarityBadge rarity={achievement.rarity} />
          <span className="figures text-caption text-ink-soft">{text.pointsOf(achievement.points)}</span>
          {isNew && (
            <Badge tone="festive" icon={Sparkle}>
              {text.isNew}
            </Badge>
          )}
        </div>
        <div className="mt-auto">{isDone ? <Done view={view} /> : <Way view={view} />}</div>
      </div>
    </li>
  );
}

function Done({ view: { unlockedAt } }: { view: AchievementView }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-caption">
      <span className="inline-flex items-center gap-1 font-semibold text-positive">
        <Check aria-hidden className="size-4" strokeWidth={2.6} />
        {text.achieved}
      </span>
      {unlockedAt && <span className="figures text-ink-soft">{formatDate(indiaDate(unlockedAt))}</span>}
    </p>
  );
}

function Way({ view: { achievement, progress, percent } }: { view: AchievementView }) {
  const { fact, target } = achievement.criteria;
  const steps = text.progressOf(formatCount(fact, progress), formatCount(fact, target));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-24 flex-1">
        <ProgressBar label={text.progress(achievement.name)} percent={percent} valueText={steps} />
      </div>
      <span className="figures text-caption whitespace-nowrap text-ink-soft cramped:whitespace-normal">{steps}</span>
    </div>
  );
}
