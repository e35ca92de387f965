import { z } from 'zod';
import { id, instant } from '#domain/kernel/fields.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { PREMIUM_SOURCES } from '#domain/subscription/facts.ts';

/** The signed-in member as every screen sees them. `createdAt` is an instant, `dateOfBirth` a calendar date. */
export const User = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** The corrected address of an unverified account. Verifying the code mailed to it makes it the account's address. */
  pendingEmail: z.string().nullable(),
  isPremium: z.boolean(),
  /** `own` for the member's own premium, `partner` for the partner's, which covers both while they are a couple. */
  premiumSource: z.enum(PREMIUM_SOURCES).nullable(),
  isAdmin: z.boolean(),
  profileImageUrl: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  city: z.string().nullable(),
  /** UPI ID at which the partner pays the member; the balance shows it to the partner. */
  upiId: z.string().nullable(),
  coupleId: id.nullable(),
  mustChangePassword: z.boolean(),
  /** The language of the interface and of mails. */
  language: z.enum(LANGUAGES),
  createdAt: instant,
});
export type User = z.infer<typeof User>;

/** A response with a message for the member. */
export const Message = z.object({ message: z.string() });
export const Resent = Message.extend({ emailVerified: z.boolean() });
export type Resent = z.infer<typeof Resent>;
export const Redirect = z.object({ status: z.literal(302), headers: z.object({ location: z.string() }) });
export const Page = z.object({
  status: z.literal(200),
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(Blob),
});
