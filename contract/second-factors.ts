import { faultsOf } from '#domain/kernel/fault.ts';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { User } from './accounts.ts';
import { PASSKEY_NAME_MAX_LENGTH } from './constants/accounts.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, recordId, requiredText } from './fields.ts';
import { passkeyChallengeLimit, passwordLimit, stepUpChallengeLimit, stepUpLimit } from './rate-limits.ts';

export interface SecondFactorsFaults {
  codeRequired: [];
  codeWrong: [];
  passkeyNameRequired: [];
  passkeyRefused: [];
  passwordRequired: [];
}
export const secondFactorsFault = faultsOf<SecondFactorsFaults>('secondFactors');

export const Passkey = z.object({ id, name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() });
export type Passkey = z.infer<typeof Passkey>;

/** A member's ways to sign in besides the password. */
export const SecondFactors = z.object({
  passkeys: z.array(Passkey),
  /** Instant at which the authenticator app was set up; `null` without one. */
  authenticatorAppSince: instant.nullable(),
  recoveryCodesLeft: z.int(),
  /** True while the admin panel is closed to this admin because a second step is missing. */
  isMissing: z.boolean(),
});
export type SecondFactors = z.infer<typeof SecondFactors>;

/** Six digits of an authenticator app, or a recovery code. */
export const secondFactorCode = z
  .string({ error: secondFactorsFault('codeRequired') })
  .trim()
  .min(1, { error: secondFactorsFault('codeRequired') })
  .max(40, { error: secondFactorsFault('codeWrong') });
const StepUpCode = z.object({ code: secondFactorCode });
/** The password proves the member's identity until a second step is set up, which replaces it. */
const MayNeedPassword = z.object({ password: z.string().max(1000).optional() }).optional();
/** Recovery codes that are shown once; empty if the member already has codes. */
const NewRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Messages of the Web Authentication standard; the library that parses them validates their content. */
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const CreationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>(isObject);
const RequestOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>(isObject);
const hasId = (value: unknown) => isObject(value) && typeof Reflect.get(Object(value), 'id') === 'string';
const RegistrationResponse = z.custom<RegistrationResponseJSON>(hasId, {
  error: secondFactorsFault('passkeyRefused'),
});
const AuthenticationResponse = z.custom<AuthenticationResponseJSON>(hasId, {
  error: secondFactorsFault('passkeyRefused'),
});

export const secondFactors = {
  list: endpoint({
    route: 'GET /api/auth/second-factors',
    access: 'member',
    summary: 'The member’s passkeys, authenticator app and count of recovery codes',
    output: SecondFactors,
  }),
  startAuthenticatorApp: endpoint({
    route: 'POST /api/auth/authenticator-app',
    access: 'member',
    summary: 'Begin to set up an authenticator app: its key, which counts once a code of it is confirmed',
    input: MayNeedPassword,
    output: z.object({ secret: z.string(), uri: z.string() }),
    limit: passwordLimit,
    changesSignIn: 'identity',
  }),
  confirmAuthenticatorApp: endpoint({
    route: 'POST /api/auth/authenticator-app/confirm',
    access: 'member',
    summary: 'Finish setting up the authenticator app with a code of it',
    input: StepUpCode,
    output: NewRecoveryCodes,
    limit: stepUpLimit,
    changes: ['secondFactors'],
    changesSignIn: 'ceremony',
  }),
  removeAuthenticatorApp: endpoint({
    route: 'DELETE /api/auth/authenticator-app',
    access: 'member',
    summary: 'Remove the authenticator app',
    status: 204,
    changes: ['secondFactors'],
    changesSignIn: 'second-step',
  }),
  renewRecoveryCodes: endpoint({
    route: 'POST /api/auth/recovery-codes',
    access: 'member',
    summary: 'Replace all recovery codes by new ones',
    output: NewRecoveryCodes,
    changes: ['secondFactors'],
    changesSignIn: 'second-step',
  }),
  startPasskey: endpoint({
    route: 'POST /api/auth/passkeys/options',
    access: 'member',
    summary: 'Begin to add a passkey: what the browser needs to make it',
    input: MayNeedPassword,
    output: CreationOptions,
    limit: passwordLimit,
    changesSignIn: 'identity',
  }),
  createPasskey: endpoint({
    route: 'POST /api/auth/passkeys',
    access: 'member',
    summary: 'Add the passkey that the browser has made',
    input: z.object({
      name: requiredText(secondFactorsFault('passkeyNameRequired'), PASSKEY_NAME_MAX_LENGTH),
      response: RegistrationResponse,
    }),
    output: NewRecoveryCodes,
    status: 201,
    limit: stepUpLimit,
    changes: ['secondFactors'],
    changesSignIn: 'ceremony',
  }),
  deletePasskey: endpoint({
    route: 'DELETE /api/auth/passkeys/{id}',
    access: 'member',
    summary: 'Remove a passkey',
    input: z.object({ id: recordId }),
    status: 204,
    changes: ['secondFactors'],
    changesSignIn: 'second-step',
  }),
  challenge: endpoint({
    route: 'POST /api/auth/passkeys/challenge',
    access: 'public',
    summary: 'What a passkey must sign for signing in',
    output: RequestOptions,
    limit: passkeyChallengeLimit,
    allowedDuringForcedPasswordChange: true,
  }),
  signInWithPasskey: endpoint({
    route: 'POST /api/auth/login/passkey',
    access: 'public',
    summary: 'Sign in with a passkey, without password and second step',
    input: z.object({ response: AuthenticationResponse }),
    output: User,
    limit: passkeyChallengeLimit,
    allowedDuringForcedPasswordChange: true,
  }),
  stepUpChallenge: endpoint({
    route: 'POST /api/auth/step-up/challenge',
    access: 'member',
    summary: 'What a passkey must sign to prove the second step again in this session',
    output: RequestOptions,
    limit: stepUpChallengeLimit,
  }),
  stepUp: endpoint({
    route: 'POST /api/auth/step-up',
    access: 'member',
    summary: 'Prove the second step again with a code, for changes that need a fresh one',
    input: StepUpCode,
    status: 204,
    limit: stepUpLimit,
  }),
  stepUpWithPassword: endpoint({
    route: 'POST /api/auth/step-up/password',
    access: 'member',
    summary: 'The same with the password, for a member without a second step',
    input: z.object({ password: z.string({ error: secondFactorsFault('passwordRequired') }).max(1000) }),
    status: 204,
    limit: passwordLimit,
  }),
  stepUpWithPasskey: endpoint({
    route: 'POST /api/auth/step-up/passkey',
    access: 'member',
    summary: 'The same with a passkey, over a challenge of this session',
    input: z.object({ response: AuthenticationResponse }),
    status: 204,
    limit: stepUpLimit,
  }),
};
