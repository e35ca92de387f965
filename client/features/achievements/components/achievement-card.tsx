import { clsx } from 'clsx';
import { Check, Sparkle } from 'lucide-react';
import { achievementScreensText as text } from '#messages/screens/achievements.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Medallion } from '#client/ui/content/medallion.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { iconOf } from '../icon-model.ts';
import { formatCount, type AchievementView, rankOf } from '../model.ts';
import { RarityBadge } from './rarity-badge.tsx';

export function AchievementCard({ view }: { view: AchievementView }) {
  const { achievement, state, isNew } = view;
  const isDone = state === 'done';
  return (
    <li
      className={clsx(
        'flex gap-4 rounded-large border p-5 cramped:flex-col',
        isDone ? 'border-line bg-surface' : 'border-dashed border-line-strong',
      )}
    >
      <Medallion
        rank={rankOf(achievement)}
        icon={iconOf(achievement.icon)}
        isEarned={isDone}
        className="size-18"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="grid gap-0.5">
          <h3 className="font-heading text-lead leading-tight font-semibold wrap-anywhere">
            {achievement.name}
          </h3>
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
      <span className="figures text-caption whitespace-nowrap text-ink-soft cramped:whitespace-normal">
        {steps}
      </span>
    </div>
  );
}
