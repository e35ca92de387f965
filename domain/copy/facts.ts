import type { CopiedRecord } from '#domain/kernel/record-definition.ts';

/** Header of every answer to a change: the member's position after it. */
export const POSITION_HEADER = 'x-position';

/** Rows that a change may log. Beyond, devices copy everything again. */
export const CHANGED_ROWS_MAX = 1000;

/** Rows and bytes of an answer of the copy. */
export const COPY_ROWS_MAX = 1000;
export const COPY_BYTES_MAX = 256 * 1024;

/** Keys of changes that a device may name. */
export const NAMED_KEYS_MAX = 200;

/** The member and the partner, and their couple: rows of the copy that are no records of members. */
export const MEMBERS = { copiedAs: 'members' } as const satisfies CopiedRecord;
export const COUPLES = { copiedAs: 'couples' } as const satisfies CopiedRecord;

/** Fields of a member that the partner sees, and further ones that the member alone sees. */
export const SHARED_MEMBER_FIELDS = ['firstName', 'lastName', 'avatarVersion', 'dateOfBirth', 'upiId'] as const;
export const OWN_MEMBER_FIELDS = [
  'email',
  'emailVerified',
  'isAdmin',
  'premiumUntil',
  'city',
  'mustChangePassword',
  'language',
] as const;
