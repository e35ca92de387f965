import { Images } from 'lucide-react';
import { memo, useState } from 'react';
import { formatShortDate } from '#client/lib/format/dates.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import type { Memory } from '#domain/memories/schema.ts';
import { captionOf } from '#domain/memories/texts.ts';
import { memoryScreensText as text } from '#messages/memories.ts';
import { photoSrcSet } from '../model.ts';
import { MemoryLink } from './memory-link.tsx';
import { PaperCard } from './paper-card.tsx';
import { TileTalk } from './tile-talk.tsx';

/** Tile of a memory in the album: its photo with a caption, or its text on a coloured tile. */
export const MemoryTile = memo(function MemoryTile({ memory, isLarge }: { memory: Memory; isLarge: boolean }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { thumbnailUrl } = memory;
  const hasPhoto = thumbnailUrl !== null && thumbnailUrl !== failedUrl;
  return (
    <MemoryLink
      memoryId={memory.id}
      className="group relative block h-full overflow-hidden rounded-small bg-sunk focus-visible:-outline-offset-4 focus-visible:outline-festive"
      {...(memory.imageColour && { style: { backgroundColor: memory.imageColour } })}
    >
      {hasPhoto ? (
        <PhotoTile memory={memory} src={thumbnailUrl} isLarge={isLarge} onError={() => setFailedUrl(thumbnailUrl)} />
      ) : (
        <PaperCard memory={memory} />
      )}
    </MemoryLink>
  );
});

interface PhotoTileProps {
  memory: Memory;
  src: string;
  isLarge: boolean;
  onError: () => void;
}

function PhotoTile({ memory, src, isLarge, onError }: PhotoTileProps) {
  const srcSet = isLarge ? photoSrcSet(memory) : undefined;
  return (
    <>
      <img
        src={src}
        {...(srcSet && { srcSet, sizes: '(min-width: 64rem) 30rem, 45vw' })}
        alt={memory.title}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={onError}
        className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
      />
      <span
        aria-hidden
        className="absolute inset-x-0 bottom-0 grid bg-linear-to-t from-[rgb(20_6_14/0.86)] via-[rgb(20_6_14/0.5)] to-transparent p-3 pt-12 text-on-cloth"
      >
        <span className="line-clamp-2 font-heading text-lead leading-6 font-semibold wrap-anywhere">
          {memory.title}
        </span>
        <span className="flex flex-wrap gap-x-2 text-caption">
          <span className="line-clamp-2 wrap-anywhere">{captionOf(memory, formatShortDate)}</span>
          <TileTalk memory={memory} />
        </span>
      </span>
      <span className="absolute top-2 left-2 grid rounded-full bg-surface px-2 empty:hidden">
        <PendingMark of={memory.id} />
      </span>
      {memory.photos.length > 1 && (
        <span
          aria-hidden
          className="figures absolute top-2 right-2 inline-flex items-center gap-1 rounded-full bg-[rgb(20_6_14/0.6)] px-2 py-0.5 text-caption font-semibold text-on-cloth"
        >
          <Images className="size-4" />
          {memory.photos.length}
        </span>
      )}
      <span className="sr-only">
        {captionOf(memory, formatShortDate)}
        {memory.photos.length > 1 && `, ${text.photoCount(memory.photos.length)}`}
      </span>
    </>
  );
}
