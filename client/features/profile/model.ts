import { AVATAR_MAX_BYTES } from '#contract/account-limits.ts';
import { accountsText } from '#messages/en/accounts.ts';

/** What is wrong with a file as a profile picture, or `null`. The server looks at its content besides. */
export function findAvatarFault({ type, size }: { type: string; size: number }): string | null {
  if (size > AVATAR_MAX_BYTES) return accountsText.imageTooLarge;
  return type.startsWith('image/') ? null : accountsText.imageInvalid;
}
