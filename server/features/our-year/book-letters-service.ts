import { setImmediate as nextTurn } from 'node:timers/promises';
import { MEMORY_TEXTS } from '#domain/memories/texts.ts';
import { TOLD_LETTERS, TOLD_MEMORIES } from '#domain/our-year/facts.ts';
import type { BookLetters } from '#domain/our-year/schema.ts';
import { readersLocale } from '#messages/reader-language.ts';
import { type FittedText, fitText } from '#packages/indic-pdf/letters.ts';
import { listMemberNames } from '#server/features/couples/service.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { listPrinted, type PrintedMemory } from './book-queries.ts';
import { requireOpenYear } from './service.ts';

interface FittedMemory {
  title: string;
  /** The other texts of the memory. */
  texts: string[];
  /** The letters that the book omits from all of them. */
  missing: string[];
}

/** Returns the texts of a memory as the book prints them. */
export async function fitMemory(memory: PrintedMemory): Promise<FittedMemory> {
  const heading = await fitText('heading', memory.title);
  const texts: FittedText[] = [];
  for (const field of MEMORY_TEXTS) texts.push(await fitText('text', memory[field] ?? ''));
  return {
    title: heading.text,
    texts: texts.map(({ text }) => text),
    missing: [...new Set([heading, ...texts].flatMap(({ missing }) => missing))],
  };
}

/** Returns the names on the cover as the book prints them. */
export function fitNames(names: readonly string[]): Promise<FittedText> {
  return fitText('heading', new Intl.ListFormat(readersLocale(), { type: 'conjunction' }).format(names));
}

/** Lists the letters of a year's memories that its book omits. Yields to other work between memories. */
export async function readBookLetters(context: MemberContext, { year }: { year: string }): Promise<BookLetters> {
  const { db } = context;
  const { coupleId } = await requireOpenYear(context, year);
  const names = await fitNames((await listMemberNames(db, coupleId)).map(({ firstName }) => firstName));
  const memories: BookLetters['memories'] = [];
  let count = 0;
  for (const memory of await listPrinted(db, coupleId, year)) {
    const { missing } = await fitMemory(memory);
    await nextTurn();
    if (missing.length === 0) continue;
    count += 1;
    if (memories.length < TOLD_MEMORIES)
      memories.push({
        id: memory.id,
        title: memory.title,
        memoryDate: memory.day,
        letters: missing.slice(0, TOLD_LETTERS),
      });
  }
  return { names: names.missing, count, memories };
}
