import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { EndpointMeta } from '#contract/endpoint.ts';
import { secondFactorsText } from '#messages/second-factors.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Member, MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { consumeCode } from './code-service.ts';
import { bindTo, verifyPasskey } from './passkey-service.ts';
import { isFresh } from './policy.ts';
import { findSessionProof, hasSecondFactor, setStepUp } from './queries.ts';

/** Rejects calls of an admin without a second step, and changes that require a fresh one. Part of the gate. */
export async function checkSecondFactor(
  platform: Platform,
  member: Member,
  { access, needsStepUp }: Pick<EndpointMeta, 'access' | 'needsStepUp'>,
): Promise<void> {
  const { db, clock } = platform;
  if (!(await hasSecondFactor(db, member.id))) {
    if (access === 'admin' && (await isNeeded(platform, member)))
      throw refuse.forbidden('second_factor_missing', secondFactorsText.needed);
    return;
  }
  const provedAt = (await findSessionProof(db, member.sessionId))?.secondFactorAt ?? null;
  if (provedAt === null || (needsStepUp && !isFresh(provedAt, clock.now())))
    throw refuse.forbidden('step_up_required', secondFactorsText.stepUp);
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
    throw refuse.invalid('second_factor_wrong', secondFactorsText.codeWrong);
  await recordProof(context);
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
