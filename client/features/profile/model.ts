import { LOCALES } from '#messages/languages.ts';
import { pageLanguage } from '#messages/page-language.ts';
import type { Invitation } from '#contract/couples.ts';
import { profileText as text } from '#messages/screens/profile.ts';
import { AVATAR_MAX_BYTES } from '#contract/constants/accounts.ts';
import { accountsText } from '#messages/accounts.ts';

/** Why a file cannot be a profile picture, or `null`. The server checks its content as well. */
export function findAvatarFault({ type, size }: { type: string; size: number }): string | null {
  if (size > AVATAR_MAX_BYTES) return accountsText.imageTooLarge;
  return type.startsWith('image/') ? null : accountsText.imageInvalid;
}

interface Shared {
  text: string;
  url: string;
}

/** Opens WhatsApp with the words, for a contact that is chosen there. */
export function whatsAppAddress({ text: words, url }: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${words}\n${url}`)}`;
}

/** Opens the device's mail app with the words, for an address that is typed there. */
export function mailtoAddress(subject: string, { text: words, url }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${words}\r\n${url}`)}`;
}

export function bringsAnything({ brought }: Invitation): boolean {
  return Object.values(brought).some((count) => count > 0);
}

/** What would come along when joining, such as `2 dates and 1 memory`. */
export function listBrought({ brought }: Invitation): string {
  const { dates, memories, expenses, goals } = brought;
  const parts = [
    dates > 0 && text.broughtDates(dates),
    memories > 0 && text.broughtMemories(memories),
    expenses > 0 && text.broughtExpenses(expenses),
    goals > 0 && text.broughtGoals(goals),
  ].filter((part) => part !== false);
  return new Intl.ListFormat(LOCALES[pageLanguage], { type: 'conjunction' }).format(parts);
}
