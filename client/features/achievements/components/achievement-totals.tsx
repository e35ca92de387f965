import { RARITIES } from '#contract/constants/achievements.ts';
import { achievementScreensText as text } from '#messages/screens/achievements.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { FilledText } from '#client/ui/content/filled-text.tsx';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { listDone, type AchievementView, sumPoints } from '../model.ts';

export function AchievementTotals({ achievements }: { achievements: readonly AchievementView[] }) {
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
        <ul
          aria-label={text.rarityCounts}
          className="relative mt-6 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft"
        >
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
