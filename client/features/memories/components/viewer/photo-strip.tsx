import { clsx } from 'clsx';
import type { Memory } from '#contract/memories.ts';
import { memoryScreensText as text } from '#messages/memories.ts';

interface PhotoStripProps {
  memory: Memory;
  /** Index of the current photo, counted from 0. */
  place: number;
  onShow: (place: number) => void;
}

/** Strip of all photos of a memory; the current one is marked. */
export function PhotoStrip({ memory, place, onShow }: PhotoStripProps) {
  return (
    <ul
      aria-label={text.photosOf(memory.title)}
      className="flex shrink-0 gap-2 overflow-x-auto px-6 py-2 lg:flex-wrap lg:px-8"
    >
      {memory.photos.map(({ thumbnailUrl, imageColour }, index) => (
        <li key={thumbnailUrl} className="shrink-0">
          <button
            type="button"
            aria-label={text.photoNumber(index + 1)}
            aria-current={index === place ? 'true' : undefined}
            onClick={() => onShow(index)}
            style={{ backgroundColor: imageColour }}
            className={clsx(
              'block size-14 overflow-hidden rounded-small outline-offset-2 transition-opacity',
              index === place ? 'ring-2 ring-accent ring-offset-2 ring-offset-page' : 'opacity-70 hover:opacity-100',
            )}
          >
            <img src={thumbnailUrl} alt="" loading="lazy" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
