import { useState } from 'react';
import { ACHIEVEMENT_CATEGORIES } from '#contract/achievement-lists.ts';
import { achievementScreensText as text } from '#messages/en/achievement-screens.ts';
import { WeaveRule } from '../../../ui/content/ornaments.tsx';
import { ChipGroup } from '../../../ui/forms/chip-group.tsx';
import { groupByYear, groupMilestones, type Milestone, type MilestoneFilter } from '../model.ts';
import { MilestoneCard } from './milestone-card.tsx';

const filters: readonly MilestoneFilter[] = ['all', ...ACHIEVEMENT_CATEGORIES];
const states = ['begun', 'done', 'ahead'] as const;

/** All milestones in the order of a journey: what comes next, what lies behind, what lies ahead. */
export function MilestoneList({ milestones }: { milestones: readonly Milestone[] }) {
  const [filter, setFilter] = useState<MilestoneFilter>('all');
  const groups = groupMilestones(milestones, filter);
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
                <Year key={year} year={year} milestones={done} />
              ))
            ) : (
              <Cards milestones={groups[state]} />
            )}
          </section>
        ))}
    </div>
  );
}

/** A stretch of the way: the year on its thread, and what was achieved in it. */
function Year({ year, milestones }: { year: string; milestones: readonly Milestone[] }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="figures flex items-center gap-3 font-heading text-lead font-semibold text-accent-ink">
        {year}
        <WeaveRule className="h-4 w-24" />
      </p>
      <Cards milestones={milestones} />
    </div>
  );
}

function Cards({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {milestones.map((milestone) => (
        <MilestoneCard key={milestone.achievement.id} milestone={milestone} />
      ))}
    </ul>
  );
}
