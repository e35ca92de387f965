import { brand } from '#domain/kernel/brand.ts';

export const fieldsText = {
  tooLarge: 'That is too large to send',
  notFound: 'Not found',
  methodNotAllowed: 'That cannot be done here',
  unauthorized: 'Unauthorized',
  notAllowed: 'You are not allowed to do that',
  crossSite: 'This request came from another site',
  premiumOnly: 'This is a premium feature. Upgrade to Premium to use it.',
  passwordChangeRequired: 'Password change required',
  tooMany: 'Too many attempts. Please wait a little and try again.',
  capacityFull: (max: number) =>
    `You have reached the limit of ${max.toLocaleString('en-IN')}. Delete some that you no longer need.`,
  stale: 'This was changed in the meantime. Please look again.',
  outOfSpace: 'There is no space left to store this. Please try again later.',
  searchTooSlow: 'This search takes too long. Add a word, or choose a month or category.',
  unavailable: `${brand.name} is unavailable at the moment. Please try again.`,
  internal: 'Something went wrong on our side. Please try again.',
  malformed: 'The request could not be read',
  idempotencyKeyInvalid: 'The Idempotency-Key must be 1 to 128 letters, digits, or . : _ -',
  idempotencyKeyTaken: 'This Idempotency-Key was used for something else',
  inRow: (row: number, fault: string) => `Row ${row.toLocaleString('en-IN')}: ${fault}`,
  recordGone: 'This was saved. It is no longer here.',
  idTaken: 'There is something with this id already',
  cursorInvalid: 'This list cannot be read on from there. Please start again.',
} as const;
