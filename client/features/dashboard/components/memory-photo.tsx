import { Link } from 'react-router';
import { memoryPath } from '#client/paths.ts';
import { Photo } from '#client/ui/content/photo.tsx';
import type { Memory } from '#domain/memories/schema.ts';
import { MemoryPaper } from './memory-paper.tsx';

interface MemoryPhotoProps {
  memory: Memory;
  /** Name of the part for screen readers. */
  label: string;
  /** Why the photo is shown, above its title. */
  reason: string;
}

/** A memory as the photo of Home, which leads to it. */
export function MemoryPhoto({ memory, label, reason }: MemoryPhotoProps) {
  return (
    <section aria-label={label} className="grid">
      <Link to={memoryPath(memory.id)} className="relative block overflow-hidden rounded-large">
        {memory.thumbnailUrl === null ? (
          <MemoryPaper memory={memory} className="aspect-auto! h-full min-h-48 rounded-large! p-6!" />
        ) : (
          <Photo
            src={memory.thumbnailUrl}
            alt=""
            ratio="16/9"
            isFirst
            className="h-full rounded-large! max-sm:aspect-auto! lg:@2xl:aspect-auto! cramped:h-auto! cramped:aspect-4/3!"
          />
        )}
        <span className="absolute inset-x-2 bottom-2 grid rounded-small bg-surface/92 py-2 pr-4 pl-4 cramped:static cramped:bg-transparent">
          <span className="text-caption font-semibold text-festive-ink">{reason}</span>
          <span className="line-clamp-2 font-heading text-lead leading-tight font-semibold wrap-anywhere">
            {memory.title}
          </span>
        </span>
      </Link>
    </section>
  );
}
