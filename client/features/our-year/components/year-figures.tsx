import { clsx } from 'clsx';
import { useId } from 'react';
import { Photo } from '#client/ui/content/photo.tsx';
import type { Slide } from '../model.ts';
import { slideLooks } from './slide-looks.tsx';
import { SlideWords } from './slide-words.tsx';

/** Slides of the year as a list, for reading without playing the story. */
export function YearFigures({ slides }: { slides: readonly Slide[] }) {
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
      {slides.map((slide) => (
        <Tile key={slide.kind} slide={slide} />
      ))}
    </ul>
  );
}

function Tile({ slide }: { slide: Slide }) {
  const id = useId();
  const look = slideLooks[slide.kind];
  return (
    <li className="grid md:only:col-span-2">
      <section
        aria-labelledby={id}
        className={clsx(
          'relative grid min-h-64 content-end overflow-hidden rounded-large',
          look.cloth,
          look.ink,
          slide.photo ? 'content-stretch' : 'p-6 pt-28',
        )}
      >
        {slide.photo ? (
          <Photo src={slide.photo.thumbnail} alt={slide.figure} ratio="16/9" className="rounded-none!" />
        ) : (
          <div aria-hidden className={look.thread}>
            {look.ornament('absolute -top-10 -right-10 size-40')}
          </div>
        )}
        <div className={clsx(slide.photo && 'p-6')}>
          <SlideWords slide={slide} on="tile" id={id} />
        </div>
      </section>
    </li>
  );
}
