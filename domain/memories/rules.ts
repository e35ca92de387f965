import { foldText } from '#domain/kernel/text/fold-text.ts';
import { MEMORY_TEXTS, type MemoryText } from './texts.ts';

interface Searched extends Readonly<Record<MemoryText, string | null>> {
  title: string;
  tags: readonly string[] | null;
  memoryDate: string;
  imageUrl: string | null;
}

/** Filters of the list of memories; an empty one filters nothing. */
export interface MemoryFilters {
  /** Each word must be in the title, another text or a tag. */
  search?: string;
  tag?: string;
  year?: string;
  hasPhoto?: string;
}

/** Searched texts of the memories that a search has read. Folding takes nearly all of its time. */
const foldedTexts = new WeakMap<Searched, string>();

function foldedTextOf(memory: Searched): string {
  const known = foldedTexts.get(memory);
  if (known !== undefined) return known;
  const { title, tags } = memory;
  const text = foldText([title, ...MEMORY_TEXTS.map((field) => memory[field]), ...(tags ?? [])].join('\n'));
  foldedTexts.set(memory, text);
  return text;
}

/** Returns true if the list of memories with these filters contains the memory, as the server decides it. */
export function isMemoryListed(
  memory: Searched,
  { search = '', tag = '', year = '', hasPhoto = '' }: MemoryFilters,
): boolean {
  const { tags, memoryDate, imageUrl } = memory;
  const words = foldText(search).trim().split(/\s+/);
  const text = foldedTextOf(memory);
  const wanted = tag.trim().toLowerCase();
  return (
    words.every((word) => text.includes(word)) &&
    (wanted === '' || (tags ?? []).some((each) => each.toLowerCase() === wanted)) &&
    memoryDate.startsWith(year) &&
    (hasPhoto === '' || hasPhoto === String(imageUrl !== null))
  );
}

/** Compares memories as the timeline orders them, the latest day first. */
export function compareMemories(
  one: Record<'memoryDate' | 'createdAt' | 'id', string>,
  other: Record<'memoryDate' | 'createdAt' | 'id', string>,
): number {
  return (
    other.memoryDate.localeCompare(one.memoryDate) ||
    other.createdAt.localeCompare(one.createdAt) ||
    other.id.localeCompare(one.id)
  );
}
