import { profileText as text } from '#messages/profile.ts';

/** Dialogs of the profile, by name; at most one is open. */
export const dialogTitles = {
  name: text.editName,
  birthday: text.editBirthday,
  city: text.editCity,
  upi: text.editUpiId,
  password: text.changePassword,
  delete: text.deleteTitle,
  create: text.createCouple,
  join: text.joinCouple,
  invite: text.inviteTitle,
  coupleName: text.editCoupleName,
  anniversary: text.setAnniversary,
  leave: text.leaveTitle,
} as const;

export type DialogName = keyof typeof dialogTitles;
