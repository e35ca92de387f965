import { z } from 'zod';
import type { Fault } from '#domain/kernel/fault.ts';
import { email, instant } from '#domain/kernel/fields.ts';
import { toLatinDigits } from '#domain/kernel/text/digits.ts';
import {
  accountsFault,
  CODE_LENGTH,
  NEW_WAY_KINDS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PROFILE_PASSWORD_MIN_LENGTH,
} from './facts.ts';

export function newPassword(minLength: number, tooShort: Fault) {
  return z
    .string({ error: tooShort })
    .min(minLength, { error: tooShort })
    .max(PASSWORD_MAX_LENGTH, { error: accountsFault('passwordTooLong', PASSWORD_MAX_LENGTH) });
}

export const existingPassword = (words: Fault) =>
  z.string({ error: words }).min(1, { error: words }).max(1000, { error: words });

export const otp = z
  .string({ error: accountsFault('invalidCode') })
  .transform((typed) => toLatinDigits(typed).trim())
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), { error: accountsFault('invalidCode') }));
export const ResetByCodeInput = z.object({
  email,
  otp,
  newPassword: newPassword(PASSWORD_MIN_LENGTH, accountsFault('passwordTooShort')),
});
/** The token of the mailed link. */
export const ResetByLinkInput = ResetByCodeInput.pick({ newPassword: true }).extend({
  token: z.string().max(100),
});
/** Proof of the caller: the mailed code with the address, or the mailed link's token alone. */
export const ResetPasswordInput = z.union([ResetByLinkInput, ResetByCodeInput], {
  error: ({ input, errors }) => {
    const isByLink = typeof input === 'object' && input !== null && 'token' in input;
    return errors?.[isByLink ? 0 : 1]?.[0]?.message;
  },
});

export const ForcedPasswordInput = z
  .object({
    currentPassword: existingPassword(accountsFault('currentPasswordRequired')),
    newPassword: newPassword(PASSWORD_MIN_LENGTH, accountsFault('passwordTooShort')),
    confirmPassword: z.string({ error: accountsFault('passwordsDontMatch') }),
  })
  .refine((input) => input.newPassword === input.confirmPassword, {
    error: accountsFault('passwordsDontMatch'),
    path: ['confirmPassword'],
  });
export const ProfilePasswordInput = z.object({
  currentPassword: existingPassword(accountsFault('currentPasswordRequired')),
  newPassword: newPassword(PROFILE_PASSWORD_MIN_LENGTH, accountsFault('profilePasswordTooShort')),
});

/** A recently added way to sign in. `id` identifies it to the endpoint that removes it. */
export const NewWay = z.object({
  id: z.string(),
  kind: z.enum(NEW_WAY_KINDS),
  /** The passkey’s name; `null` for the other kinds. */
  name: z.string().nullable(),
  addedAt: instant,
});
export type NewWay = z.infer<typeof NewWay>;
export const PasswordWasReset = z.object({
  message: z.string(),
  /** Ways added in the last `NEW_WAY_DAYS` days. Empty for admins, who remove theirs with their second step. */
  newWays: z.array(NewWay),
  /** Allows its holder to remove them once, within 15 minutes; `null` if the list is empty. */
  ticket: z.string().nullable(),
  /** Address of an unverified e-mail correction that the reset cancelled. */
  endedCorrection: z.string().nullable(),
});
export type PasswordWasReset = z.infer<typeof PasswordWasReset>;
export const RemoveWaysInput = z.object({
  ticket: z.string().max(100),
  ids: z.array(z.string().max(100)).min(1).max(100),
});
