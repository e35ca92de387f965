import { z } from 'zod';
import { accountsText } from '#messages/accounts.ts';
import { PASSWORD_MIN_LENGTH } from './constants/accounts.ts';
import { email, personName } from './fields.ts';
import { existingPassword, newPassword } from './passwords.ts';

/** Inputs that carry an account's password. */

export const RegisterInput = z.object({
  firstName: personName(() => accountsText.firstNameRequired, 60),
  lastName: personName(() => accountsText.lastNameRequired, 60),
  email,
  password: newPassword(PASSWORD_MIN_LENGTH, () => accountsText.passwordTooShort),
  acceptTerms: z.literal(true, { error: () => accountsText.acceptTermsRequired }),
});
export const LoginInput = z.object({
  email,
  password: existingPassword(() => accountsText.passwordRequired),
  /** The second step, for a member who has one: an authenticator app's code, or a recovery code. */
  code: z.string().max(40).optional(),
});
export const CorrectEmailInput = z.object({
  email,
  password: existingPassword(() => accountsText.passwordToConfirm),
});
export const LeaveCoupleInput = z.object({
  password: existingPassword(() => accountsText.passwordToConfirm),
});
export const DeleteAccountInput = z.object({
  password: existingPassword(() => accountsText.passwordToConfirm),
});
