import type { QuickEntry, Rejection } from './entry.ts';
import { parseEntry } from './parse-entry.ts';

/** Parses a line like `parseEntry`; its title begins with a capital where its script has them: 'Chai' of `chai 40`. */
export function readEntry(typed: string, today: string): QuickEntry | Rejection {
  const read = parseEntry(typed, today);
  if ('choices' in read) return { ...read, choices: read.choices.map(withCapital) };
  return 'refusal' in read ? read : withCapital(read);
}

/** Small letter that begins a word without capitals: 'iPhone' is written so. */
const SMALL_START = /^\p{Ll}(?=[^\s\p{Lu}]*(?:\s|$))/u;

function withCapital({ title, ...entry }: QuickEntry): QuickEntry {
  return { ...entry, title: title.replace(SMALL_START, (letter) => letter.toUpperCase()) };
}
