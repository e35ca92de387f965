import { AVATAR_MAX_BYTES } from '#domain/accounts/facts.ts';
import type { Invitation } from '#domain/couples/schema.ts';
import { LOCALES } from '#domain/kernel/languages.ts';
import { faultsText } from '#messages/faults.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { profileText as text } from '#messages/profile.ts';

/** Returns the reason why a file cannot be a profile picture, or `null`. The server checks its content too. */
export function findAvatarFault({ type, size }: { type: string; size: number }): string | null {
  if (size > AVATAR_MAX_BYTES) return faultsText.accounts.imageTooLarge;
  return type.startsWith('image/') ? null : faultsText.accounts.imageInvalid;
}

interface Shared {
  text: string;
  url: string;
}

/** Returns the link that opens WhatsApp with the text, for a contact chosen there. */
export function whatsAppAddress({ text: words, url }: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${words}\n${url}`)}`;
}

export function bringsAnything({ brought }: Invitation): boolean {
  return Object.values(brought).some((count) => count > 0);
}

/** Lists the records that move along when joining, such as `2 dates and 1 memory`. */
export function listBrought({ brought }: Invitation): string {
  const { dates, memories, expenses, recurring, goals, lists } = brought;
  const parts = [
    dates > 0 && text.broughtDates(dates),
    memories > 0 && text.broughtMemories(memories),
    expenses > 0 && text.broughtExpenses(expenses),
    recurring > 0 && text.broughtRecurring(recurring),
    goals > 0 && text.broughtGoals(goals),
    lists > 0 && text.broughtLists(lists),
  ].filter((part) => part !== false);
  return new Intl.ListFormat(LOCALES[pageLanguage], { type: 'conjunction' }).format(parts);
}
