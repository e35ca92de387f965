import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { User } from '#domain/accounts/schema.ts';
import { secondFactorsText } from '#messages/second-factors.ts';
import { signIn } from '#server/features/accounts/session-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { verifyPasskey } from './passkey-service.ts';
import { findPasskey } from './queries.ts';

/** Signs in by a passkey. It counts as two steps: possession of the device, and the member's look or touch. */
export async function signInWithPasskey(
  context: PublicContext,
  input: { response: AuthenticationResponseJSON },
): Promise<User> {
  const userId = await verifyPasskey(context, { purpose: 'sign_in' }, input.response);
  const user = await signIn(context, userId, {
    secondFactorAt: toIso(context.clock.now()),
    stillHolds: async (tx) => (await findPasskey(tx, input.response.id))?.userId === userId,
  });
  if (!user) throw refuse.invalid('passkey_refused', secondFactorsText.passkeyUnknown);
  return user;
}
