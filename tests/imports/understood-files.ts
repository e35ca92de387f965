import { readFile } from '#client/features/imports/read/read-file.ts';
import type { Choices, Entry, Two } from '#client/features/imports/understand/entry.ts';
import { understand } from '#client/features/imports/understand/understand.ts';

const two: Two = { own: 'Riya', partner: 'Arjun', today: '2026-11-24' };

/** Reads a file as Riya, whose partner is Arjun. */
export function read(content: string, choices: Partial<Choices> = {}, people: Partial<Two> = {}) {
  return understand(readFile(new TextEncoder().encode(content)), { ...two, ...people }, { answers: {}, ...choices });
}

/** Summarises entries: date, title, rupees and shares of a booked one; the reason for any other. */
export function brief(content: string, choices?: Partial<Choices>, people?: Partial<Two>): string[] {
  return read(content, choices, people).entries.map(inWords);
}

function inWords(entry: Entry): string {
  switch (entry.kind) {
    case 'expense':
      return `${entry.spentOn} ${entry.title} ${entry.amount / 100} ${entry.paidBy} ${entry.payerShare === null ? 'default' : entry.payerShare / 100}`;
    case 'settlement':
      return `${entry.settledOn} settled ${entry.amount / 100} ${entry.paidBy}`;
    case 'leftOut':
      return `- ${entry.reason}`;
    case 'faulty':
      return `! ${entry.line} ${entry.reason}`;
  }
}

/** Returns the questions about a file with their answers. */
export const questionsOf = (content: string, choices?: Partial<Choices>) =>
  read(content, choices).questions.map(({ id, answer }) => `${id}=${answer}`);
