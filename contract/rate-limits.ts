import type { RateLimit } from './endpoint.ts';

/**
 * Guessing a password or probing for an account: 20 failures in 15 minutes of one address. What succeeds is not counted: a mobile network's
 * members share few addresses. What counts at one account stands with the service.
 */
export const signInLimit: RateLimit = {
  name: 'sign-in',
  points: 20,
  seconds: 900,
  by: 'address',
  counts: 'failures',
  isCountedByService: true,
};
/** The password of the member who is signed in, where it is asked for once more: whoever guesses it sits at their device. */
export const passwordLimit: RateLimit = {
  name: 'password',
  points: 20,
  seconds: 900,
  perDay: 50,
  by: 'member',
  counts: 'failures',
};
/** New accounts from one address: a campus or a mobile network behind one address still gets in. */
export const registerLimit: RateLimit = { name: 'register', points: 300, seconds: 3600, by: 'address' };
/** Mails that a caller can cause. */
export const mailLimit: RateLimit = { name: 'mail', points: 5, seconds: 900, perDay: 15, by: 'member' };
export const invitationLimit: RateLimit = {
  name: 'invitation',
  points: 5,
  seconds: 900,
  perDay: 15,
  by: 'member',
};
export const anonymousMailLimit: RateLimit = {
  name: 'anonymous-mail',
  points: 10,
  seconds: 900,
  by: 'address',
  isCountedByService: true,
};
/** Typing codes; each code also dies after 5 wrong tries. */
export const codeLimit: RateLimit = {
  name: 'code',
  points: 20,
  seconds: 900,
  by: 'address',
  counts: 'failures',
  isCountedByService: true,
};
/** Codes of an authenticator app, recovery codes and passkeys of the member who is signed in. */
export const stepUpLimit: RateLimit = {
  name: 'step-up',
  points: 10,
  seconds: 900,
  by: 'member',
  counts: 'failures',
};
/** Each is a row for five minutes; a mobile network's members share few addresses. */
export const passkeyChallengeLimit: RateLimit = {
  name: 'passkey-challenge',
  points: 300,
  seconds: 900,
  by: 'address',
};
/** The same for a member's own code. */
export const ownCodeLimit: RateLimit = {
  name: 'own-code',
  points: 20,
  seconds: 900,
  perDay: 50,
  by: 'member',
  counts: 'failures',
};
/** Guessing an invite code: hopeless with 20 tries an hour and 31^8 codes. */
export const joinLimit: RateLimit = { name: 'join', points: 20, seconds: 3600, perDay: 60, by: 'member' };
/** The same by visitors, who learn a first name by it; a mobile network's members share few addresses. */
export const inviterLimit: RateLimit = { name: 'inviter', points: 300, seconds: 3600, by: 'address' };
/** Uploads are decoded and re-encoded, which costs processor time. A gallery of 300 photos goes through at once. */
export const uploadLimit: RateLimit = { name: 'upload', points: 600, seconds: 3600, by: 'member' };
/** Originals are not decoded, but large. */
export const originalUploadLimit: RateLimit = {
  name: 'original-upload',
  points: 300,
  seconds: 3600,
  by: 'member',
};
/** A gallery of 300 photos is looked up in one call, or in a few. */
export const knownPhotosLimit: RateLimit = {
  name: 'known-photos',
  points: 300,
  seconds: 3600,
  by: 'member',
};
/** A file of all records is the largest read there is. */
export const exportLimit: RateLimit = { name: 'export', points: 60, seconds: 3600, by: 'member' };
/** Test notifications to oneself. */
export const pushTestLimit: RateLimit = { name: 'push-test', points: 10, seconds: 600, by: 'member' };
/** The forms that anybody can send: couples of one campus or mobile network still get through. */
export const waitlistLimit: RateLimit = { name: 'waitlist', points: 300, seconds: 3600, by: 'address' };
export const contactLimit: RateLimit = { name: 'contact', points: 300, seconds: 3600, by: 'address' };
/** People answer what is asked of the concierge; withdrawing gives an open request back, so how often one is sent counts too. */
export const conciergeLimit: RateLimit = {
  name: 'concierge',
  points: 6,
  seconds: 3600,
  perDay: 12,
  by: 'member',
};
/** Each call asks the payment provider. */
export const hostedPageLimit: RateLimit = { name: 'hosted-page', points: 20, seconds: 3600, by: 'member' };
/** Each shows a code on the partner's phone. */
export const showCodeLimit: RateLimit = { name: 'show-upi-code', points: 10, seconds: 3600, by: 'member' };
/** Up to 10,000 expenses are written at once. */
export const importLimit: RateLimit = {
  name: 'expense-import',
  points: 20,
  seconds: 3600,
  perDay: 60,
  by: 'member',
};
/** Each reads the couple's expenses of all the days of a file. */
export const importCheckLimit: RateLimit = {
  name: 'expense-import-check',
  points: 100,
  seconds: 3600,
  by: 'member',
};
/** A photo book reads all photos of a year. */
export const bookLimit: RateLimit = {
  name: 'year-book',
  points: 10,
  seconds: 3600,
  perDay: 30,
  by: 'member',
};
/** Each reads the texts of all memories of a year; the screen asks again after a change to one of them. */
export const bookLettersLimit: RateLimit = {
  name: 'year-book-letters',
  points: 600,
  seconds: 3600,
  by: 'member',
};
/** Each is a row for five minutes. */
export const stepUpChallengeLimit: RateLimit = {
  name: 'step-up-challenge',
  points: 60,
  seconds: 900,
  by: 'member',
};
/** The ticket of a reset is 256 bits long; the limit keeps the failures few. */
export const resetTicketLimit: RateLimit = {
  name: 'reset-ticket',
  points: 20,
  seconds: 900,
  by: 'address',
  counts: 'failures',
};
