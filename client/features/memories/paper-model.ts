const papers = [
  'bg-festive-soft text-festive-ink',
  'bg-calm-soft text-calm-ink',
  'bg-accent-soft text-accent-ink',
] as const;

/** Returns the colours of the page of a memory without a photo: chosen by its day, so that it keeps them. */
export function paperClassOf(memoryDate: string): string {
  return papers[Number(memoryDate.slice(-2)) % papers.length] ?? papers[0];
}
