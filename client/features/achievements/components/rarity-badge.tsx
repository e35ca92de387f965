import type { Rarity } from '#contract/constants/achievements.ts';
import { achievementScreensText as text } from '#messages/screens/achievements.ts';
import { Badge, type BadgeTone } from '#client/ui/content/badge.tsx';
import { rankOf } from '../model.ts';

const tones: Readonly<Record<Rarity, BadgeTone>> = {
  common: 'neutral',
  uncommon: 'positive',
  rare: 'calm',
  epic: 'accent',
  legendary: 'festive',
};
const ranks = [1, 2, 3, 4, 5];

/** Shows the rarity as a word, a colour and a number of dots. */
export function RarityBadge({ rarity }: { rarity: Rarity }) {
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
