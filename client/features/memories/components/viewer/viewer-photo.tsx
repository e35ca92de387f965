import { clsx } from 'clsx';
import { useState } from 'react';
import { formatShortDate } from '#client/lib/format/dates.ts';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import type { Memory } from '#domain/memories/schema.ts';
import { memoryScreensText as text } from '#messages/memories.ts';

/** Shows the thumbnail, then the photo; the day for a memory without a photo. */
export function ViewerPhoto({ memory }: { memory: Memory }) {
  const [progress, setProgress] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const { imageUrl, thumbnailUrl } = memory;
  if (!imageUrl || progress === 'failed') {
    return (
      <div className="relative grid h-full place-content-center justify-items-center gap-2 overflow-hidden p-6 text-center">
        <BandhaniBloom
          rings={9}
          firstRing={4}
          className="absolute top-1/2 left-1/2 size-112 max-w-none -translate-1/2 text-festive opacity-30"
        />
        <p className="figures relative font-heading text-display font-semibold">{formatShortDate(memory.memoryDate)}</p>
        <p className="figures relative text-lead text-ink-soft">{memory.memoryDate.slice(0, 4)}</p>
        {progress === 'failed' && (
          <p className="relative mt-2 max-w-44 text-caption text-ink-soft">{text.brokenPhoto}</p>
        )}
      </div>
    );
  }
  const fit = 'absolute inset-0 size-full object-contain';
  return (
    <div
      className="relative h-full"
      // The photo's colour as a soft background.
      {...(memory.imageColour && {
        style: {
          background: `radial-gradient(closest-side, color-mix(in oklab, ${memory.imageColour} 38%, transparent), transparent)`,
        },
      })}
    >
      {thumbnailUrl && thumbnailUrl !== imageUrl && <img src={thumbnailUrl} alt="" className={fit} />}
      <img
        src={imageUrl}
        alt={memory.title}
        referrerPolicy="no-referrer"
        draggable={false}
        onLoad={() => setProgress('loaded')}
        onError={() => setProgress('failed')}
        className={clsx(fit, 'transition-opacity duration-300', progress === 'loading' && 'opacity-0')}
      />
    </div>
  );
}
