import { useState } from 'react';
import { ACHIEVEMENT_CATEGORIES } from '#contract/constants/achievements.ts';
import { achievementScreensText as text } from '#messages/screens/achievements.ts';
import { WeaveRule } from '#client/ui/content/ornaments.tsx';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import { groupByYear, groupAchievements, type AchievementView, type AchievementFilter } from '../model.ts';
import { AchievementCard } from './achievement-card.tsx';

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
              groupByYear(groups.done).map(([year, done]) => (
                <Year key={year} year={year} achievements={done} />
              ))
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
