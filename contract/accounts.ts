import { LANGUAGES } from '#messages/languages.ts';
import { z } from 'zod';
import { AVATAR_MAX_BYTES } from './constants/accounts.ts';
import { PREMIUM_SOURCES } from './constants/subscription.ts';
import { endpoint } from './endpoint.ts';
import { email, id, instant, recordId } from './fields.ts';
import { CorrectEmailInput, DeleteAccountInput, LoginInput, RegisterInput } from './credentials.ts';
import {
  accountsFault,
  ForcedPasswordInput,
  otp,
  PasswordWasReset,
  ProfilePasswordInput,
  RemoveWaysInput,
  ResetPasswordInput,
} from './passwords.ts';
import { BirthdayInput, CityInput, LanguageInput, NameInput, UpiInput } from './profile.ts';
import { Session } from './sessions.ts';
import {
  anonymousMailLimit,
  codeLimit,
  mailLimit,
  ownCodeLimit,
  passwordLimit,
  registerLimit,
  resetTicketLimit,
  signInLimit,
  uploadLimit,
} from './rate-limits.ts';

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
const Message = z.object({ message: z.string() });
export const Resent = Message.extend({ emailVerified: z.boolean() });
export type Resent = z.infer<typeof Resent>;
const Redirect = z.object({ status: z.literal(302), headers: z.object({ location: z.string() }) });
const Page = z.object({
  status: z.literal(200),
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(Blob),
});

export const accounts = {
  me: endpoint({
    route: 'GET /api/auth/user',
    access: 'member',
    summary: 'The signed-in member',
    output: User,
    allowedDuringForcedPasswordChange: true,
  }),
  register: endpoint({
    route: 'POST /api/auth/register',
    access: 'public',
    summary: 'Create an account, sign in and mail a 6-digit code',
    input: RegisterInput,
    output: User,
    status: 201,
    limit: registerLimit,
    changes: ['accounts'],
    allowedDuringForcedPasswordChange: true,
  }),
  login: endpoint({
    route: 'POST /api/auth/login',
    access: 'public',
    summary: 'Sign in',
    input: LoginInput,
    output: User,
    limit: signInLimit,
    allowedDuringForcedPasswordChange: true,
  }),
  logout: endpoint({
    route: 'POST /api/auth/logout',
    access: 'public',
    summary: 'Sign out on this device',
    output: Message,
    allowedDuringForcedPasswordChange: true,
  }),
  loginPage: endpoint({
    route: 'GET /api/login',
    access: 'public',
    summary: 'Go to the login screen',
    output: Redirect,
    status: 302,
    outputStructure: 'detailed',
    allowedDuringForcedPasswordChange: true,
  }),
  logoutPage: endpoint({
    route: 'GET /api/logout',
    access: 'public',
    summary: 'Sign out and go to the landing page; a link from another site gets a page that asks first',
    output: Redirect.or(Page),
    status: 302,
    outputStructure: 'detailed',
    allowedDuringForcedPasswordChange: true,
  }),
  confirmLogout: endpoint({
    route: 'POST /api/logout',
    access: 'public',
    summary: 'Sign out and go to the landing page: the button of the page that asks',
    output: Redirect.extend({ status: z.literal(303) }),
    status: 303,
    outputStructure: 'detailed',
    allowedDuringForcedPasswordChange: true,
  }),
  verifyEmail: endpoint({
    route: 'POST /api/auth/verify-email',
    access: 'member',
    summary: 'Verify the e-mail address with the mailed code',
    input: z.object({ otp }),
    output: User,
    limit: ownCodeLimit,
    changes: ['accounts'],
    changesSignIn: 'mail',
  }),
  resendVerification: endpoint({
    route: 'POST /api/auth/resend-verification',
    access: 'member',
    summary: 'Mail a new verification code; `emailVerified` where none was needed any more',
    output: Resent,
    limit: mailLimit,
  }),
  correctEmail: endpoint({
    route: 'PUT /api/auth/user/email',
    access: 'member',
    summary: 'Correct an unverified address: a new code goes there; alike for free and taken ones',
    input: CorrectEmailInput,
    output: User,
    limit: mailLimit,
    changes: ['accounts'],
    changesSignIn: 'password',
  }),
  forgotPassword: endpoint({
    route: 'POST /api/auth/forgot-password',
    access: 'public',
    summary: 'Mail a code for a new password; answers alike for known and unknown addresses',
    input: z.object({ email }),
    output: Message,
    limit: anonymousMailLimit,
    allowedDuringForcedPasswordChange: true,
  }),
  resetPassword: endpoint({
    route: 'POST /api/auth/reset-password',
    access: 'public',
    summary: 'Set a new password with the mailed code; ends every session',
    input: ResetPasswordInput,
    output: PasswordWasReset,
    limit: codeLimit,
    allowedDuringForcedPasswordChange: true,
    changesSignIn: 'mail',
  }),
  removeNewWays: endpoint({
    route: 'POST /api/auth/reset-password/remove-ways',
    access: 'public',
    summary: 'Remove ways to sign in that were added lately, with the ticket of a reset; ends every session',
    input: RemoveWaysInput,
    output: Message,
    limit: resetTicketLimit,
    allowedDuringForcedPasswordChange: true,
    changesSignIn: 'mail',
  }),
  changeForcedPassword: endpoint({
    route: 'POST /api/change-password',
    access: 'member',
    summary: 'Change the password on the forced page; ends the other sessions',
    input: ForcedPasswordInput,
    output: User,
    limit: passwordLimit,
    changes: ['accounts'],
    allowedDuringForcedPasswordChange: true,
    changesSignIn: 'password',
  }),
  changePassword: endpoint({
    route: 'PUT /api/auth/user/change-password',
    access: 'member',
    summary: 'Change the password in the profile; ends the other sessions',
    input: ProfilePasswordInput,
    output: User,
    limit: passwordLimit,
    changes: ['accounts'],
    allowedDuringForcedPasswordChange: true,
    changesSignIn: 'password',
  }),
  changeName: endpoint({
    route: 'PUT /api/auth/user/name',
    access: 'member',
    summary: 'Change first and last name',
    input: NameInput,
    output: User,
    changes: ['profile'],
  }),
  changeBirthday: endpoint({
    route: 'PUT /api/auth/user/birthday',
    access: 'member',
    summary: 'Change the birthday',
    input: BirthdayInput,
    output: User,
    changes: ['profile'],
  }),
  changeCity: endpoint({
    route: 'PUT /api/auth/user/city',
    access: 'member',
    summary: 'Name the city of the member, or none',
    input: CityInput,
    output: User,
    changes: ['accounts'],
  }),
  changeLanguage: endpoint({
    route: 'PUT /api/auth/user/language',
    access: 'member',
    summary: 'Choose what the member reads; what they were told before is worded anew',
    input: LanguageInput,
    output: User,
    changes: ['accounts', 'notifications', 'deals', 'experiences', 'giftCards'],
  }),
  changeUpiId: endpoint({
    route: 'PUT /api/auth/user/upi',
    access: 'member',
    summary: 'Say where the partner pays the member by UPI, or nowhere',
    input: UpiInput,
    output: User,
    changes: ['accounts', 'balance'],
  }),
  uploadAvatar: endpoint({
    route: 'POST /api/user/upload-profile-image',
    access: 'member',
    summary: 'Replace the profile picture; at most 5,242,880 bytes',
    input: z.object({ profileImage: z.file({ error: accountsFault('imageInvalid') }) }),
    output: User.extend({ profileImageUrl: z.string() }),
    limit: uploadLimit,
    changes: ['profile'],
    // The picture and its multipart envelope.
    maxBodyBytes: AVATAR_MAX_BYTES + 64 * 1024,
    tooLarge: accountsFault('imageTooLarge'),
  }),
  avatar: endpoint({
    route: 'GET /api/users/{id}/avatar/{version}',
    access: 'member',
    summary: 'A profile picture: one’s own, the partner’s, or anyone’s for an admin',
    input: z.object({ id: recordId, version: recordId }),
    output: z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) }),
    outputStructure: 'detailed',
  }),
  deleteAccount: endpoint({
    route: 'DELETE /api/auth/user/delete-account',
    access: 'member',
    summary: 'Delete the account and what is the member’s own',
    input: DeleteAccountInput,
    status: 204,
    limit: passwordLimit,
    changes: ['membership'],
    changesSignIn: 'password',
  }),
  listSessions: endpoint({
    route: 'GET /api/auth/sessions',
    access: 'member',
    summary: 'The member’s sessions, the most recently used first',
    output: z.array(Session),
  }),
  endOtherSessions: endpoint({
    route: 'DELETE /api/auth/sessions',
    access: 'member',
    summary: 'End all sessions but the one that asks',
    status: 204,
    changes: ['accounts'],
  }),
  endSession: endpoint({
    route: 'DELETE /api/auth/sessions/{id}',
    access: 'member',
    summary: 'End one session',
    input: z.object({ id: recordId }),
    status: 204,
    changes: ['accounts'],
  }),
};
