import { clsx } from 'clsx';
import { paperClassOf } from '#client/features/memories/paper-model.ts';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import type { Memory } from '#domain/memories/schema.ts';

interface MemoryPaperProps {
  memory: Pick<Memory, 'memoryDate' | 'title' | 'description'>;
  className?: string;
}

/** The page of a memory without a photo, as in the album. Decorative: its title is beside it. */
export function MemoryPaper({ memory, className }: MemoryPaperProps) {
  return (
    <span
      aria-hidden
      className={clsx(
        'relative block aspect-4/3 overflow-hidden rounded-small p-4',
        paperClassOf(memory.memoryDate),
        className,
      )}
    >
      <BandhaniBloom rings={4} className="absolute -right-12 -bottom-12 size-36 opacity-25" />
      <span className="line-clamp-4 font-heading text-lead leading-6 font-semibold wrap-anywhere">
        {memory.description ?? memory.title}
      </span>
    </span>
  );
}
