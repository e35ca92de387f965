import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  VerifiedAuthenticationResponse,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import { PASSKEYS_MAX } from '#domain/accounts/facts.ts';
import { brand } from '#domain/kernel/brand.ts';
import { faultsText } from '#messages/faults.ts';
import { secondFactorsText } from '#messages/second-factors.ts';
import { toIso } from '#server/platform/clock.ts';
import type { IdentityProof, MemberContext, Platform, ProvedContext, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { type ChallengeUse, insertChallenge, consumeChallenge } from './challenge-queries.ts';
import { describeRelyingParty } from './policy.ts';
import { findPasskey, listPasskeys, type StoredPasskey, updatePasskeyUse } from './queries.ts';

const CHALLENGE_MINUTES = 5;
/** Signature algorithms of phones, computers and security keys: EdDSA, ES256 and RS256 by their COSE numbers. */
const supportedAlgorithmIDs = [-8, -7, -257];

/**
 * Returns a browser's options for creating a passkey of the member, with a challenge for the authenticated session.
 * Rejects more than `PASSKEYS_MAX`.
 */
export async function describeNewPasskey(
  context: ProvedContext,
  user: { id: string; email: string; firstName: string; lastName: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await listPasskeys(context.db, user.id);
  if (known.length >= PASSKEYS_MAX) throw refuseMore();
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: describeRelyingParty(context.config).id,
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    userID: new TextEncoder().encode(user.id),
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  const row = { challenge, expiresAt: expiryOf(context), proof: context.proof };
  await context.change((tx) => insertChallenge(tx, bindTo(context, 'add_passkey'), row));
  return options;
}

export function refuseMore() {
  return refuse.conflict('second_factor_exists', secondFactorsText.passkeysMax(PASSKEYS_MAX));
}

/**
 * Verifies the browser's response to `describeNewPasskey`. The challenge carries this session's proof of identity, so a
 * challenge of another purpose, member or session is rejected.
 */
export async function checkNewPasskey(
  context: MemberContext,
  response: RegistrationResponseJSON,
): Promise<{ passkey: Omit<StoredPasskey, 'id' | 'userId'>; proof: IdentityProof }> {
  const { id, origins } = describeRelyingParty(context.config);
  const use = bindTo(context, 'add_passkey');
  let taken: Awaited<ReturnType<typeof consumeChallenge>>;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await orRefuse<VerifiedRegistrationResponse>(context, () =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: async (challenge) => {
        taken = await consumeChallenge(context.db, use, challenge, toIso(context.clock.now()));
        return taken !== undefined;
      },
      expectedOrigin: origins,
      expectedRPID: id,
      supportedAlgorithmIDs,
    }),
  );
  if (!verified || !taken?.provedAt) throw refusePasskey();
  const { credential } = registrationInfo;
  const passkey = {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
  return { passkey, proof: { at: taken.provedAt, hadSecondStep: taken.hadSecondStep === true } };
}

/**
 * Returns a challenge for signing in. It names no passkeys and so reveals no account; the browser offers those it has.
 */
export function createSignInChallenge(context: PublicContext): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return createChallenge(context, { purpose: 'sign_in' });
}

/** Returns a challenge by which this session repeats the second step. */
export function createStepUpChallenge(context: MemberContext): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return createChallenge(context, bindTo(context, 'step_up'));
}

async function createChallenge(context: PublicContext, use: ChallengeUse) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: describeRelyingParty(context.config).id,
    userVerification: 'required',
  });
  await insertChallenge(context.db, use, { challenge: options.challenge, expiresAt: expiryOf(context) });
  return options;
}

/** Returns the use of a challenge by the calling session. */
export function bindTo({ member }: MemberContext, purpose: 'step_up' | 'add_passkey'): ChallengeUse {
  return { purpose, userId: member.id, sessionId: member.sessionId };
}

/** Verifies a passkey's response to a challenge issued for `use`, and returns the id of the passkey's owner. */
export async function verifyPasskey(
  platform: Platform,
  use: ChallengeUse,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const passkey = await findPasskey(platform.db, response.id);
  if (!passkey) throw refuse.invalid('passkey_refused', secondFactorsText.passkeyUnknown);
  const { id, origins } = describeRelyingParty(platform.config);
  const nowIso = toIso(platform.clock.now());
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await orRefuse<VerifiedAuthenticationResponse>(platform, () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: async (challenge) =>
        (await consumeChallenge(platform.db, use, challenge, nowIso)) !== undefined,
      expectedOrigin: origins,
      expectedRPID: id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }),
  );
  const isFirst = verified && (await updatePasskeyUse(platform.db, passkey, authenticationInfo.newCounter, nowIso));
  if (!isFirst) throw refusePasskey();
  return passkey.userId;
}

function expiryOf({ clock }: Platform): string {
  return toIso(clock.now().add({ minutes: CHALLENGE_MINUTES }));
}

function refusePasskey() {
  return refuse.invalid('passkey_refused', faultsText.secondFactors.passkeyRefused);
}

/**
 * Converts the library's exceptions for an invalid response into a rejection, because they are a caller's error and not
 * a server fault.
 */
async function orRefuse<T>({ log }: Platform, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    log.info({ err: error }, 'a passkey was refused');
    throw refusePasskey();
  }
}

/** Loads the library at the first passkey, because it takes 5 MB of memory. */
function loadWebAuthn() {
  return import('@simplewebauthn/server');
}
