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

/** Reads the texts of memories for a search, before its first word is typed. */
export function foldMemories(memories: readonly Searched[]): void {
  for (const memory of memories) foldedTextOf(memory);
}

/** Returns the memories that the list with these filters contains, as the server decides it. */
export function filterMemories<Memory extends Searched>(
  memories: readonly Memory[],
  { search = '', tag = '', year = '', hasPhoto = '' }: MemoryFilters,
): Memory[] {
  const words = foldText(search).trim().split(/\s+/);
  const wanted = tag.trim().toLowerCase();
  return memories.filter((memory) => {
    const { tags, memoryDate, imageUrl } = memory;
    return (
      (wanted === '' || (tags ?? []).some((each) => each.toLowerCase() === wanted)) &&
      memoryDate.startsWith(year) &&
      (hasPhoto === '' || hasPhoto === String(imageUrl !== null)) &&
      words.every((word) => word === '' || foldedTextOf(memory).includes(word))
    );
  });
}
