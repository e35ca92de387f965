import type { RateLimit } from './endpoint.ts';

/**
 * Failed sign-ins from one address, against guessing passwords and probing for accounts; members of a mobile network
 * share few addresses, so successes do not count. The service adds its own limits for each account.
 */
export const signInLimit: RateLimit = {
  name: 'sign-in',
  points: 20,
  seconds: 900,
  by: 'address',
  counts: 'failures',
  isCountedByService: true,
};
/** Wrong passwords of a signed-in member who must enter it again, against guessing at an unlocked device. */
export const passwordLimit: RateLimit = {
  name: 'password',
  points: 20,
  seconds: 900,
  perDay: 50,
  by: 'member',
  counts: 'failures',
};
/** New accounts from one address; high enough for a campus or a mobile network behind one address. */
export const registerLimit: RateLimit = { name: 'register', points: 300, seconds: 3600, by: 'address' };
/** Mails that a caller can trigger. */
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
/** Wrong codes; each code also becomes invalid after 5 wrong tries. */
export const codeLimit: RateLimit = {
  name: 'code',
  points: 20,
  seconds: 900,
  by: 'address',
  counts: 'failures',
  isCountedByService: true,
};
/** Authenticator app codes, recovery codes and passkeys of a signed-in member. */
export const stepUpLimit: RateLimit = {
  name: 'step-up',
  points: 10,
  seconds: 900,
  by: 'member',
  counts: 'failures',
};
/** Each challenge is a row for five minutes; members of a mobile network share few addresses. */
export const passkeyChallengeLimit: RateLimit = {
  name: 'passkey-challenge',
  points: 300,
  seconds: 900,
  by: 'address',
};
/** Wrong entries of the code mailed to the signed-in member. */
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
/** Invite code lookups by visitors, which reveal a first name; members of a mobile network share few addresses. */
export const inviterLimit: RateLimit = { name: 'inviter', points: 300, seconds: 3600, by: 'address' };
/**
 * Uploads are decoded and re-encoded, which costs processor time. The limit lets a gallery of 300 photos through at
 * once.
 */
export const uploadLimit: RateLimit = { name: 'upload', points: 600, seconds: 3600, by: 'member' };
/** Originals are large but are not decoded. */
export const originalUploadLimit: RateLimit = {
  name: 'original-upload',
  points: 300,
  seconds: 3600,
  by: 'member',
};
/** Looking up a gallery of 300 photos takes one call, or a few. */
export const knownPhotosLimit: RateLimit = {
  name: 'known-photos',
  points: 300,
  seconds: 3600,
  by: 'member',
};
/** A file of all records is the largest read in the API. */
export const exportLimit: RateLimit = { name: 'export', points: 60, seconds: 3600, by: 'member' };
/** Calls of a calendar program with one token, which asks every few minutes at most. */
export const feedLimit: RateLimit = {
  name: 'calendar-feed',
  points: 60,
  seconds: 3600,
  by: 'address',
  isCountedByService: true,
};
/** Each new feed has a token with limits of its own. */
export const newFeedLimit: RateLimit = { name: 'new-calendar-feed', points: 20, seconds: 3600, by: 'member' };
/** Test notifications to the member's own browsers. */
export const pushTestLimit: RateLimit = { name: 'push-test', points: 10, seconds: 600, by: 'member' };
/** Public forms: high enough for couples behind one address of a campus or mobile network. */
export const waitlistLimit: RateLimit = { name: 'waitlist', points: 300, seconds: 3600, by: 'address' };
export const contactLimit: RateLimit = { name: 'contact', points: 300, seconds: 3600, by: 'address' };
/**
 * A person answers each concierge request. Withdrawing frees the open request, so the number of requests sent is
 * limited too.
 */
export const conciergeLimit: RateLimit = {
  name: 'concierge',
  points: 6,
  seconds: 3600,
  perDay: 12,
  by: 'member',
};
/** Each call contacts the payment provider. */
export const hostedPageLimit: RateLimit = { name: 'hosted-page', points: 20, seconds: 3600, by: 'member' };
/** Each call shows a code on the partner's phone. */
export const showCodeLimit: RateLimit = { name: 'show-upi-code', points: 10, seconds: 3600, by: 'member' };
/** Each call can write up to 10,000 expenses. */
export const importLimit: RateLimit = {
  name: 'expense-import',
  points: 20,
  seconds: 3600,
  perDay: 60,
  by: 'member',
};
/** Each call reads the couple's expenses for all days in a file. */
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
/** Each call reads the texts of all memories of a year; the screen calls it after every change to one of them. */
export const bookLettersLimit: RateLimit = {
  name: 'year-book-letters',
  points: 600,
  seconds: 3600,
  by: 'member',
};
/** Each challenge is a row for five minutes. */
export const stepUpChallengeLimit: RateLimit = {
  name: 'step-up-challenge',
  points: 60,
  seconds: 900,
  by: 'member',
};
/** A reset ticket has 256 bits; the limit keeps the number of failures low. */
export const resetTicketLimit: RateLimit = {
  name: 'reset-ticket',
  points: 20,
  seconds: 900,
  by: 'address',
  counts: 'failures',
};
