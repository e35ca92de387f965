import { wordsOfFault } from '#client/lib/forms/word-fault.ts';
import { wordFault } from '#domain/kernel/fault.ts';
import { adminFaultsText } from '#messages/en/admin/faults.ts';

/** Words a fault of a form of the panel: the panel's own in English. */
export function wordPanelFault(text: string): string {
  return wordFault(text, adminFaultsText) ?? wordsOfFault(text);
}
