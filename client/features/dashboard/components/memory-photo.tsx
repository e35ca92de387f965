import { Link } from 'react-router';
import { memoryPath } from '#client/paths.ts';
import { Photo } from '#client/ui/content/photo.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import type { Memory } from '#domain/memories/schema.ts';

/** Page of a memory without a photo. Most days have a photo, and Home is small without it. */
const LazyPaperCard = lazyNamed(
  async () => (await import('#client/features/memories/components/paper-card.tsx')).PaperCard,
  <Skeleton className="h-full" />,
);

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
      <Link to={memoryPath(memory.id)} className="relative grid overflow-hidden rounded-large">
        {memory.thumbnailUrl === null ? (
          <span className="grid min-h-48">
            <LazyPaperCard memory={memory} above={reason} />
          </span>
        ) : (
          <Photographed src={memory.thumbnailUrl} title={memory.title} reason={reason} />
        )}
      </Link>
    </section>
  );
}

function Photographed({ src, title, reason }: { src: string; title: string; reason: string }) {
  return (
    <>
      <Photo
        src={src}
        alt=""
        ratio="16/9"
        isFirst
        className="h-full rounded-large! max-sm:aspect-auto! lg:@2xl:aspect-auto! cramped:h-auto! cramped:aspect-4/3!"
      />
      <span className="absolute inset-x-2 bottom-2 grid rounded-small bg-surface/92 py-2 pr-4 pl-4 cramped:static cramped:bg-transparent">
        <span className="text-caption font-semibold text-festive-ink">{reason}</span>
        <span className="line-clamp-2 font-heading text-lead leading-tight font-semibold wrap-anywhere">{title}</span>
      </span>
    </>
  );
}
