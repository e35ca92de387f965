import { ACHIEVEMENTS } from '#contract/achievement-definitions.ts';
import type { Achievement, AchievementProgress } from '#contract/achievements.ts';
import { paths } from '#contract/screen-paths.ts';
import { achievementsText as text } from '#messages/en/achievements.ts';
import type { Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/features/notifications/service.ts';
import { bookCoins } from '#server/features/wallet/service.ts';
import { todayInIndia, toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext, Platform } from '#server/platform/context.ts';
import { describeProgress, findReached } from './policy.ts';
import { insertAchieved, insertOwedAwards, takePayment, takeUnseen, type Award } from './queries.ts';
import { findStanding, type Standing } from './standing-queries.ts';

/** More than these at once are told in one notification. */
const TOLD_SINGLY_MAX = 3;

export function readAllMilestones(): Achievement[] {
  return [...ACHIEVEMENTS];
}

/** Counted now, so that it is true whatever changed; what turns out to be achieved is unlocked on the way. */
export async function readMilestones(context: MemberContext): Promise<AchievementProgress[]> {
  const { coupleId, id } = context.member;
  return coupleId ? describe(coupleId, await settleMilestones(context, coupleId, id)) : [];
}

/** Counts anew and answers what the member has not been told of by a check before; each to one of several at once. */
export async function checkMilestones(
  context: MemberContext,
): Promise<{ newAchievements: AchievementProgress[] }> {
  const { coupleId, id: userId } = context.member;
  if (!coupleId) return { newAchievements: [] };
  const progress = describe(coupleId, await settleMilestones(context, coupleId, userId));
  if (!progress.some(({ metadata }) => metadata.isNew)) return { newAchievements: [] };
  const unseen = new Set(await context.change((tx) => takeUnseen(tx, { userId, coupleId })));
  return { newAchievements: progress.filter(({ achievementId }) => unseen.has(achievementId)) };
}

/**
 * Unlocks what the couple's facts reach, and gives a partner who joined later their part. Both pay and tell each of the two once,
 * by keys, whatever runs at the same time. Answers where the couple stands afterwards as `memberId` may see it; `null` when it is gone.
 */
export async function settleMilestones(
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
  // Member after member in the order of their ids, so that the locks of two wallets are always taken in one order.
  const byMember = Map.groupBy(awards, ({ userId }) => userId);
  for (const [userId, own] of [...byMember].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const isToldSingly = own.length <= TOLD_SINGLY_MAX;
    for (const { achievementId } of own) {
      const achievement = ACHIEVEMENTS.find(({ id }) => id === achievementId);
      if (!achievement) continue;
      const isPaid = await payPoints(tx, platform, coupleId, userId, achievement);
      const { name, description, points } = achievement;
      const message = isPaid ? text.unlockedMessage(name, points) : description;
      if (isToldSingly) await tell(tx, platform, userId, message, `achievement:${coupleId}:${achievementId}`);
    }
    if (!isToldSingly) await tell(tx, platform, userId, text.unlockedSeveral(own.length));
  }
}

/** False when this member had the points from another couple, or two members had them from this one (decision 0018). */
async function payPoints(
  tx: Transaction,
  platform: Pick<Platform, 'clock'>,
  coupleId: CoupleId,
  userId: string,
  { id, name, points }: Achievement,
): Promise<boolean> {
  if (!(await takePayment(tx, coupleId, id))) return false;
  const causeKey = `achievement:${id}`;
  const balance = await bookCoins(tx, platform, {
    userId,
    amount: points,
    causeKey,
    description: text.coins(name),
  });
  return balance !== null;
}

async function tell(
  tx: Transaction,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  userId: string,
  message: string,
  onceKey?: string,
): Promise<void> {
  const notice = { userId, type: 'achievement' as const, title: text.unlockedTitle, message };
  await notify(tx, platform, { ...notice, path: paths.achievements, ...(onceKey && { onceKey }) });
}

function describe(coupleId: CoupleId, standing: Standing | null): AchievementProgress[] {
  if (!standing) return [];
  return describeProgress(coupleId, { ...standing.facts, ...standing.visible }, standing.achieved);
}
