import { randomBytes } from 'node:crypto';
import { localPath, paths } from '#domain/registry/screen-paths.ts';
import type { SubscriptionStatus } from '#domain/subscription/schema.ts';
import type { WaitlistEntry } from '#domain/waitlist/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { waitlistText } from '#messages/waitlist.ts';
import type { Transaction } from '#server/db/database.ts';
import { sendOptionalMail } from '#server/features/notifications/mail-choice-service.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { grantPremium, readSubscriptionStatus } from '#server/features/subscription/premium-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { pilotMail } from './emails.ts';
import { findPilotMember, insertPilotLink, insertPilotMember, lockPilotLink } from './pilot-queries.ts';
import { PILOT_LINK_DAYS } from './policy.ts';

/**
 * Mails the couple the link by which both register with premium, unless their address has unsubscribed. Only the mail contains its
 * token.
 */
export async function sendPilotLink(tx: Transaction, context: MemberContext, entry: WaitlistEntry): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = context.clock.now().add({ hours: 24 * PILOT_LINK_DAYS });
  await insertPilotLink(tx, {
    entryId: entry.id,
    tokenHash: hashToken(context, token),
    expiresAt: toIso(expiresAt),
  });
  const days = await readNumber(tx, 'pilot_premium_days');
  const url = `${context.config.publicUrl}${localPath(paths.register, entry.language)}?pilot=${token}`;
  await sendOptionalMail(tx, context, entry, (unsubscribe) => pilotMail(entry, { url, days, unsubscribe }));
}

/**
 * Grants the member the pilot's premium by the mailed link. The link serves two members, and a repeated use changes
 * nothing.
 */
export async function redeemPilotLink(
  context: MemberContext,
  { token }: { token: string },
): Promise<SubscriptionStatus> {
  const { member, clock } = context;
  const nowIso = toIso(clock.now());
  await context.change(async (tx) => {
    const link = await lockPilotLink(tx, hashToken(context, token), nowIso);
    const used = await findPilotMember(tx, member.id);
    if (link && used?.entryId === link.entryId) return;
    if (used) throw refuse.conflict('pilot_used', waitlistText.pilotUsed);
    const { entryId } = link ?? {};
    if (!entryId || !(await insertPilotMember(tx, { userId: member.id, entryId, nowIso })))
      throw refuse.conflict('pilot_link_invalid', faultsText.waitlist.pilotLinkInvalid);
    await grantPremium(tx, context, {
      userId: member.id,
      source: 'pilot',
      days: await readNumber(tx, 'pilot_premium_days'),
    });
  });
  return readSubscriptionStatus(context);
}

function hashToken({ secrets }: Platform, token: string): Buffer {
  return secrets.hash('pilot-link', token);
}
