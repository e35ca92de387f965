import { ACHIEVEMENTS } from '#domain/achievements/definitions.ts';
import type { Achievement, AchievementProgress } from '#domain/achievements/schema.ts';
import type { Transaction } from '#server/db/database.ts';
import { holdCouple } from '#server/db/membership.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/features/notifications/service.ts';
import { earnCoins } from '#server/features/wallet/service.ts';
import { todayInIndia, toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext, Platform } from '#server/platform/context.ts';
import { describeProgress, findReached, wordAchievement } from './policy.ts';
import { insertAchieved, insertOwedAwards, claimPayment, claimUnseen, type Award } from './queries.ts';
import { findStanding, type Standing } from './standing-queries.ts';

/** Maximum number of achievements that are announced one by one. More at once are announced in one notification. */
const NOTIFIED_SINGLY_MAX = 3;

export function readAllAchievements(): Achievement[] {
  return ACHIEVEMENTS.map((definition) => wordAchievement(definition));
}

/**
 * Returns the couple's progress, counted now, so that it is correct after any change. Achievements that turn out to be
 * reached are unlocked on the way.
 */
export async function readAchievements(context: MemberContext): Promise<AchievementProgress[]> {
  const { coupleId, id } = context.member;
  return coupleId ? describe(coupleId, await settleAchievements(context, coupleId, id)) : [];
}

/**
 * Counts the facts and returns the achievements that no check has reported to the member. Only one of several
 * concurrent checks returns each.
 */
export async function checkAchievements(context: MemberContext): Promise<{ newAchievements: AchievementProgress[] }> {
  const { coupleId, id: userId } = context.member;
  if (!coupleId) return { newAchievements: [] };
  const progress = describe(coupleId, await settleAchievements(context, coupleId, userId));
  if (!progress.some(({ metadata }) => metadata.isNew)) return { newAchievements: [] };
  const unseen = new Set(await context.change((tx) => claimUnseen(tx, { userId, coupleId })));
  return { newAchievements: progress.filter(({ achievementId }) => unseen.has(achievementId)) };
}

/**
 * Unlocks the achievements that the couple's facts reach, and gives a partner who joined later their share. Keys
 * guarantee that each of the two is paid and notified once, whatever runs concurrently.
 * Returns the couple's standing afterwards as `memberId` may see it, or `null` if the couple is deleted.
 */
export async function settleAchievements(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'live'>,
  coupleId: CoupleId,
  memberId: string | null,
): Promise<Standing | null> {
  const { db, clock, live } = platform;
  const view = { coupleId, memberId, now: toIso(clock.now()), today: todayInIndia(clock) };
  const standing = await findStanding(db, view);
  const reached = standing ? findReached(standing.facts, standing.achieved) : [];
  if (reached.length === 0 && !standing?.isOwing) return standing;
  const awards = await inTransaction(db, async (tx) => {
    if (!(await holdCouple(tx, coupleId))) return [];
    const achievementIds = reached.map(({ id }) => id);
    await insertAchieved(tx, coupleId, achievementIds, view.now);
    const owed = await insertOwedAwards(tx, coupleId);
    await giveAwards(tx, platform, coupleId, owed);
    return owed;
  });
  const audience = [...new Set(awards.map(({ userId }) => userId))];
  if (audience.length > 0) live.announce(audience, ['achievements', 'wallet', 'notifications'], null);
  return findStanding(db, view);
}

async function giveAwards(
  tx: Transaction,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  coupleId: CoupleId,
  awards: readonly Award[],
): Promise<void> {
  // Sorted by member id, so that the locks of two wallets are always taken in one order.
  const byMember = Map.groupBy(awards, ({ userId }) => userId);
  for (const [userId, own] of [...byMember].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const isNotifiedSingly = own.length <= NOTIFIED_SINGLY_MAX;
    for (const { achievementId } of own) {
      const achievement = ACHIEVEMENTS.find(({ id }) => id === achievementId);
      if (!achievement) continue;
      const coins = await payCoins(tx, platform, coupleId, userId, achievement);
      if (isNotifiedSingly) {
        const params = { achievementId, coins };
        const onceKey = `achievement:${coupleId}:${achievementId}`;
        await notify(tx, platform, { userId, kind: 'achievement', params, onceKey });
      }
    }
    if (!isNotifiedSingly) await notify(tx, platform, { userId, kind: 'achievements', params: { count: own.length } });
  }
}

/**
 * Returns the coins that were credited. That is 0 if the achievement earns none, this member had it from another
 * couple, two members had it from this one (decision 0018), or the month's ceiling is reached.
 */
async function payCoins(
  tx: Transaction,
  platform: Pick<Platform, 'clock'>,
  coupleId: CoupleId,
  userId: string,
  { id, coins }: Pick<Achievement, 'id' | 'coins'>,
): Promise<number> {
  if (coins === 0 || !(await claimPayment(tx, coupleId, id))) return 0;
  const earned = await earnCoins(tx, platform, {
    userId,
    amount: coins,
    cause: 'achievement',
    causeKey: id,
    params: { achievementId: id },
  });
  return earned?.amount ?? 0;
}

function describe(coupleId: CoupleId, standing: Standing | null): AchievementProgress[] {
  if (!standing) return [];
  return describeProgress(coupleId, { ...standing.facts, ...standing.visible }, standing.achieved);
}
