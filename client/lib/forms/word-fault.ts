import { wordFault } from '#domain/kernel/fault.ts';
import { faultsText } from '#messages/faults.ts';

/** Returns the wording of a schema's fault. Any other text has its words already. */
export function wordsOfFault(text: string): string {
  return wordFault(text, faultsText) ?? text;
}
