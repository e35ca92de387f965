import { Link } from 'react-router';
import { memoryPath } from '#client/paths.ts';
import { Photo } from '#client/ui/content/photo.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import type { PastMemory } from '#domain/memories/on-this-day.ts';
import type { Memory } from '#domain/memories/schema.ts';
import { memoryScreensText as memoriesText } from '#messages/memories.ts';

/** Page of a memory without a photo. Most days have a photo, and Home is small without it. */
const LazyPaperCard = lazyNamed(
  async () => (await import('#client/features/memories/components/paper-card.tsx')).PaperCard,
  <Skeleton className="h-full" />,
);

/** A memory of this calendar day in an earlier year, one with a photo first; renders nothing without any. */
export function PastToday({ found }: { found: readonly PastMemory<Memory>[] }) {
  const shown = found.find(({ memory }) => memory.thumbnailUrl) ?? found[0];
  if (!shown) return null;
  const { memory, yearsAgo } = shown;
  return (
    <section data-past="" aria-label={memoriesText.onThisDay} className="grid min-h-32 flex-1">
      <Link to={memoryPath(memory.id)} className="relative grid overflow-hidden rounded-large">
        {memory.thumbnailUrl === null ? (
          <LazyPaperCard memory={memory} above={`${memoriesText.onThisDay} · ${memoriesText.yearsAgo(yearsAgo)}`} />
        ) : (
          <PhotoOfDay memory={memory} yearsAgo={yearsAgo} />
        )}
      </Link>
    </section>
  );
}

function PhotoOfDay({ memory, yearsAgo }: PastMemory<Memory>) {
  return (
    <>
      <Photo
        src={memory.thumbnailUrl}
        alt=""
        ratio="16/9"
        isFirst
        className="h-full rounded-large! max-sm:aspect-auto! lg:@2xl:aspect-auto! cramped:h-auto! cramped:aspect-4/3!"
      />
      <span className="absolute inset-x-2 bottom-2 grid rounded-small bg-surface/92 py-2 pr-4 pl-4 cramped:static cramped:bg-transparent">
        <span className="text-caption font-semibold text-festive-ink">
          {memoriesText.onThisDay} · {memoriesText.yearsAgo(yearsAgo)}
        </span>
        <span className="line-clamp-2 font-heading text-lead leading-tight font-semibold wrap-anywhere">
          {memory.title}
        </span>
      </span>
    </>
  );
}
