import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import { PASSKEYS_MAX } from '#contract/constants/second-factors.ts';
import { brand } from '#messages/brand.ts';
import { secondFactorsText } from '#messages/second-factors.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { describeRelyingParty } from './policy.ts';
import {
  findPasskey,
  insertChallenge,
  listPasskeys,
  type StoredPasskey,
  takeChallenge,
  updatePasskeyUse,
} from './queries.ts';

const CHALLENGE_MINUTES = 5;
/** What phones, computers and security keys sign with. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** What a browser needs to make a passkey for the member. Refuses more than `PASSKEYS_MAX`. */
export async function describeNewPasskey(
  platform: Platform,
  user: { id: string; email: string; firstName: string; lastName: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await listPasskeys(platform.db, user.id);
  if (known.length >= PASSKEYS_MAX)
    throw refuse.conflict('second_factor_exists', secondFactorsText.passkeysMax(PASSKEYS_MAX));
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: describeRelyingParty(platform.config).id,
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    userID: new TextEncoder().encode(user.id),
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(platform, options.challenge);
  return options;
}

/** Checks what the browser made of `describeNewPasskey`. */
export async function checkNewPasskey(
  platform: Platform,
  response: RegistrationResponseJSON,
): Promise<Omit<StoredPasskey, 'id' | 'userId'>> {
  const { id, origins } = describeRelyingParty(platform.config);
  const { verified, registrationInfo } = await orRefuse<VerifiedRegistrationResponse>(platform, () =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(platform.db, challenge, toIso(platform.clock.now())),
      expectedOrigin: origins,
      expectedRPID: id,
      supportedAlgorithmIDs,
    }),
  );
  if (!verified) throw refuse.invalid('passkey_refused', secondFactorsText.passkeyRefused);
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
}

/** What a passkey must sign. Names no passkeys, so it tells nothing of any account: the browser offers those it has. */
export async function createChallenge(
  context: PublicContext,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: describeRelyingParty(context.config).id,
    userVerification: 'required',
  });
  await saveChallenge(context, options.challenge);
  return options;
}

/** Checks a passkey's answer to a challenge, and returns whose passkey it is. */
export async function verifyPasskey(
  platform: Platform,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const passkey = await findPasskey(platform.db, response.id);
  if (!passkey) throw refuse.invalid('passkey_refused', secondFactorsText.passkeyUnknown);
  const { id, origins } = describeRelyingParty(platform.config);
  const nowIso = toIso(platform.clock.now());
  const { verified, authenticationInfo } = await orRefuse<VerifiedAuthenticationResponse>(platform, () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(platform.db, challenge, nowIso),
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
  const isFirst =
    verified && (await updatePasskeyUse(platform.db, passkey, authenticationInfo.newCounter, nowIso));
  if (!isFirst) throw refuse.invalid('passkey_refused', secondFactorsText.passkeyRefused);
  return passkey.userId;
}

async function saveChallenge({ db, clock }: Platform, challenge: string): Promise<void> {
  await insertChallenge(db, challenge, toIso(clock.now().add({ minutes: CHALLENGE_MINUTES })));
}

/** The library throws for whatever is wrong with a response: a message of a stranger, not a fault of ours. */
async function orRefuse<T>({ log }: Platform, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    log.info({ err: error }, 'a passkey was refused');
    throw refuse.invalid('passkey_refused', secondFactorsText.passkeyRefused);
  }
}
