import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { id, instant } from '#domain/kernel/fields.ts';
import { isObject, secondFactorsFault } from './facts.ts';

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
export const StepUpCode = z.object({ code: secondFactorCode });
/** The password proves the member's identity until a second step is set up, which replaces it. */
export const MayNeedPassword = z.object({ password: z.string().max(1000).optional() }).optional();
/** Recovery codes that are shown once; empty if the member already has codes. */
export const NewRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const CreationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>(isObject);
export const RequestOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>(isObject);
const hasId = (value: unknown) => isObject(value) && typeof Reflect.get(Object(value), 'id') === 'string';
export const RegistrationResponse = z.custom<RegistrationResponseJSON>(hasId, {
  error: secondFactorsFault('passkeyRefused'),
});
export const AuthenticationResponse = z.custom<AuthenticationResponseJSON>(hasId, {
  error: secondFactorsFault('passkeyRefused'),
});
