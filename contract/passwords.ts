import { z } from 'zod';
import { accountsText } from '#messages/en/accounts.ts';
import { CODE_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants/accounts.ts';
import { email } from './fields.ts';

export function newPassword(minLength: number, tooShort: string) {
  return z
    .string({ error: tooShort })
    .min(minLength, tooShort)
    .max(PASSWORD_MAX_LENGTH, accountsText.passwordTooLong(PASSWORD_MAX_LENGTH));
}

export const existingPassword = (message: string) =>
  z.string({ error: message }).min(1, message).max(1000, message);

export const otp = z
  .string({ error: accountsText.invalidCode })
  .trim()
  .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), accountsText.invalidCode);
export const ResetByCodeInput = z.object({
  email,
  otp,
  newPassword: newPassword(PASSWORD_MIN_LENGTH, accountsText.passwordTooShort),
});
/** The token of the mailed link. */
export const ResetByLinkInput = ResetByCodeInput.pick({ newPassword: true }).extend({
  token: z.string().max(100),
});
/** What proves who asks: the mailed code with the address, or the mailed link's token alone. */
export const ResetPasswordInput = z.union([ResetByLinkInput, ResetByCodeInput], {
  error: ({ input, errors }) => {
    const isByLink = typeof input === 'object' && input !== null && 'token' in input;
    return errors?.[isByLink ? 0 : 1]?.[0]?.message;
  },
});
