import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { RECENT_PROOF_MINUTES } from '#domain/accounts/facts.ts';
import type { EndpointMeta } from '#domain/registry/endpoint.ts';
import { faultsText } from '#messages/faults.ts';
import { secondFactorsText } from '#messages/second-factors.ts';
import type { Database } from '#server/db/database.ts';
import { isOwnPassword } from '#server/features/accounts/credential-service.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Member, MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { consumeCode } from './code-service.ts';
import { bindTo, verifyPasskey } from './passkey-service.ts';
import { isFresh, isWithin } from './policy.ts';
import { findSessionProof, hasSecondFactor, setPasswordProof, setStepUp } from './queries.ts';

/** Rejects calls of an admin without a second step, and calls that require a fresh or recent proof. Part of the gate. */
export async function checkSecondFactor(
  platform: Platform,
  member: Member,
  { access, needsStepUp, needsRecentProof }: Pick<EndpointMeta, 'access' | 'needsStepUp' | 'needsRecentProof'>,
): Promise<void> {
  const { db, clock } = platform;
  if (!(await hasSecondFactor(db, member.id))) {
    if (access === 'admin' && (await isNeeded(platform, member)))
      throw refuse.forbidden('second_factor_missing', secondFactorsText.needed);
    if (!needsRecentProof) return;
    const session = await readProof(db, member);
    const proofs = [session.signedInAt, session.passwordAt].filter((at) => typeof at === 'string');
    if (!proofs.some((at) => isWithin(at, clock.now(), RECENT_PROOF_MINUTES)))
      throw refuse.forbidden('step_up_required', secondFactorsText.stepUp);
    return;
  }
  const { secondFactorAt: provedAt } = await readProof(db, member);
  const isTooOld = (at: string) =>
    (needsStepUp && !isFresh(at, clock.now())) ||
    (needsRecentProof && !isWithin(at, clock.now(), RECENT_PROOF_MINUTES));
  if (provedAt === null || isTooOld(provedAt)) throw refuse.forbidden('step_up_required', secondFactorsText.stepUp);
}

/** Throws 401 if the session has ended since the gate has read it. */
async function readProof(db: Database, { sessionId }: Member) {
  const proof = await findSessionProof(db, sessionId);
  if (!proof) throw refuse.unauthorized();
  return proof;
}

/**
 * True if the admin requires a second step. The setting applies only outside production, and the demo's admin is exempt
 * on this machine.
 */
export async function isNeeded({ config, db }: Platform, member: Member): Promise<boolean> {
  if (!member.isAdmin) return false;
  if (config.isProduction) return true;
  if (config.isLoopback && (await findSessionProof(db, member.sessionId))?.isExempt) return false;
  return (await readNumber(db, 'admin_needs_second_factor')) === 1;
}

export async function stepUp(context: MemberContext, input: { code: string }): Promise<void> {
  if (!(await consumeCode(context, context.member.id, input.code)))
    throw refuse.invalid('second_factor_wrong', faultsText.secondFactors.codeWrong);
  await recordProof(context);
}

/** Records that the member has entered the password. A member with a second step proves that instead. */
export async function stepUpWithPassword(context: MemberContext, { password }: { password: string }): Promise<void> {
  const { db, clock, member } = context;
  if (await hasSecondFactor(db, member.id)) throw refuse.forbidden('step_up_required', secondFactorsText.stepUp);
  if (!(await isOwnPassword(context, password)))
    throw refuse.invalid('password_wrong', secondFactorsText.passwordWrong);
  await setPasswordProof(db, member.sessionId, toIso(clock.now()));
}

export async function stepUpWithPasskey(
  context: MemberContext,
  input: { response: AuthenticationResponseJSON },
): Promise<void> {
  const userId = await verifyPasskey(context, bindTo(context, 'step_up'), input.response);
  if (userId !== context.member.id) throw refuse.invalid('passkey_refused', secondFactorsText.passkeyUnknown);
  await recordProof(context);
}

async function recordProof({ db, clock, member }: MemberContext): Promise<void> {
  await setStepUp(db, member.sessionId, toIso(clock.now()));
}
