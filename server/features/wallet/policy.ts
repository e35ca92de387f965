import { z } from 'zod';
import { ACHIEVEMENTS } from '#domain/achievements/definitions.ts';
import type { WalletCause } from '#domain/wallet/schema.ts';
import { achievementsText } from '#messages/achievements.ts';
import { giftCardsText, walletText } from '#messages/gift-cards.ts';
import { formatNumber } from '#server/platform/format.ts';

const giftCard = z.object({ brand: z.string(), denomination: z.number() });

/** The parameters that word an entry of each cause. */
const PARAMS = {
  checkin: z.object({}),
  achievement: z.object({ achievementId: z.string() }),
  order: giftCard,
  refund: giftCard,
  other: z.object({ description: z.string() }),
} as const satisfies Record<WalletCause, z.ZodType>;

/** A cause with the parameters that word its line of the statement. */
export type EntryContent = {
  [C in WalletCause]: { cause: C; params: z.input<(typeof PARAMS)[C]> };
}[WalletCause];

/** Words a line of the statement. Throws for parameters that no version of the app has written. */
export function writeEntry({ cause, params }: { cause: WalletCause; params: unknown }): string {
  switch (cause) {
    case 'checkin':
      return walletText.dailyCheckIn;
    case 'achievement': {
      const { achievementId } = PARAMS.achievement.parse(params);
      const achievement = ACHIEVEMENTS.find(({ id }) => id === achievementId);
      return achievementsText.coins(achievement ? achievementsText.milestones[achievement.key].name : '');
    }
    case 'order':
      return giftCardsText.entry(nameGiftCard(PARAMS.order.parse(params)));
    case 'refund':
      return giftCardsText.refundEntry(nameGiftCard(PARAMS.refund.parse(params)));
    case 'other':
      return PARAMS.other.parse(params).description;
  }
}

function nameGiftCard({ brand, denomination }: z.output<typeof giftCard>): string {
  return giftCardsText.name(brand, formatNumber(denomination));
}
