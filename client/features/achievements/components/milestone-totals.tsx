import { RARITIES } from '#contract/achievement-lists.ts';
import { achievementScreensText as text } from '#messages/en/achievement-screens.ts';
import { formatCoins } from '../../../lib/format/money.ts';
import { BandhaniBloom } from '../../../ui/content/ornaments.tsx';
import { listDone, type Milestone, sumPoints } from '../model.ts';

/** How much is achieved, as large numbers on cloth, and of what it is made. */
export function MilestoneTotals({ milestones }: { milestones: readonly Milestone[] }) {
  const done = listDone(milestones);
  return (
    <section className="relative overflow-hidden rounded-large bg-cloth p-6 text-on-cloth sm:p-8">
      <BandhaniBloom
        rings={8}
        className="absolute -top-48 -right-40 size-80 text-festive opacity-40 lg:-top-20 lg:-right-16"
      />
      <div className="relative flex flex-wrap items-end gap-x-10 gap-y-4 sm:gap-x-14">
        <p className="grid">
          <span className="figures font-heading text-display font-semibold">{done.length}</span>
          <span className="text-lead">{text.achievedCount(milestones.length)}</span>
        </p>
        <p className="grid">
          <span className="figures font-heading text-heading font-semibold">
            {formatCoins(sumPoints(milestones))}
          </span>
          <span className="text-lead">{text.points}</span>
        </p>
      </div>
      {done.length > 0 && (
        <ul aria-label={text.rarityCounts} className="relative mt-6 flex flex-wrap gap-x-6 gap-y-1">
          {RARITIES.map((rarity) => (
            <li key={rarity} className="figures">
              <span className="font-semibold">
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
