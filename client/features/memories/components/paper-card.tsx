import { clsx } from 'clsx';
import { formatShortDate } from '#client/lib/format/dates.ts';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import type { Memory } from '#domain/memories/schema.ts';
import { captionOf } from '#domain/memories/texts.ts';
import { TileTalk } from './tile-talk.tsx';

const papers = [
  'bg-festive-soft text-festive-ink',
  'bg-calm-soft text-calm-ink',
  'bg-accent-soft text-accent-ink',
] as const;

interface PaperCardProps {
  memory: Memory;
  /** Line above the title. */
  above?: string;
}

/** Memory without a photo as a page: its text on a coloured paper that fills its place. */
export function PaperCard({ memory, above }: PaperCardProps) {
  // Chosen by the day, so that neighbours differ and a memory keeps its colour.
  const paper = papers[Number(memory.memoryDate.slice(-2)) % papers.length];
  return (
    <span className={clsx('relative flex h-full flex-col overflow-hidden p-4', paper)}>
      <BandhaniBloom rings={4} className="absolute -right-12 -bottom-12 size-36 opacity-25" />
      {/* Hides a description that does not fit in a wrapped, invisible column: letters cut in half would read as
          others. */}
      <span className="flex min-h-0 flex-1 flex-col flex-wrap overflow-hidden">
        {above && <span className="line-clamp-2 w-full shrink-0 pb-1 text-caption font-semibold">{above}</span>}
        <span className="line-clamp-3 w-full shrink-0 font-heading text-lead leading-6 font-semibold wrap-anywhere">
          {memory.title}
        </span>
        {memory.description && (
          <span className="line-clamp-3 w-full shrink-0 pt-2 text-caption wrap-anywhere">{memory.description}</span>
        )}
      </span>
      <span className="relative flex flex-wrap gap-x-2 pt-2 text-caption">
        <span className="line-clamp-2 wrap-anywhere">{captionOf(memory, formatShortDate)}</span>
        <TileTalk memory={memory} />
        <PendingMark of={memory.id} />
      </span>
    </span>
  );
}
