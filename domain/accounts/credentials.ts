import { z } from 'zod';
import { email, personName } from '#domain/kernel/fields.ts';
import { accountsFault, PASSWORD_MIN_LENGTH } from './facts.ts';
import { existingPassword, newPassword } from './passwords.ts';

/** Inputs that carry an account's password. */

export const RegisterInput = z.object({
  firstName: personName(accountsFault('firstNameRequired'), 60),
  lastName: personName(accountsFault('lastNameRequired'), 60),
  email,
  password: newPassword(PASSWORD_MIN_LENGTH, accountsFault('passwordTooShort')),
  acceptTerms: z.literal(true, { error: accountsFault('acceptTermsRequired') }),
});
export const LoginInput = z.object({
  email,
  password: existingPassword(accountsFault('passwordRequired')),
  /** The second step, for a member who has one: an authenticator app's code, or a recovery code. */
  code: z.string().max(40).optional(),
});
export const CorrectEmailInput = z.object({
  email,
  password: existingPassword(accountsFault('passwordToConfirm')),
});
export const LeaveCoupleInput = z.object({
  password: existingPassword(accountsFault('passwordToConfirm')),
});
export const DeleteAccountInput = z.object({
  password: existingPassword(accountsFault('passwordToConfirm')),
});
