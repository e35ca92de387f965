import { clsx } from 'clsx';
import { useId } from 'react';
import { Photo } from '#client/ui/content/photo.tsx';
import type { Slide } from '../model.ts';
import { photoLook, slideLooks } from './slide-looks.tsx';
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
          'relative grid min-h-72 overflow-hidden rounded-large',
          look.cloth,
          slide.photo ? photoLook.ink : look.ink,
        )}
      >
        {slide.photo ? (
          <Photo src={slide.photo.thumbnail} alt="" className="absolute! inset-0 size-full rounded-none!" />
        ) : (
          <div aria-hidden className={look.thread}>
            {look.ornament('absolute -top-10 -right-10 size-40')}
          </div>
        )}
        {/* The shade is as high as the text, whose first line must be read on any photo. */}
        <div
          className={clsx(
            'relative self-end p-6',
            slide.photo
              ? 'bg-[linear-gradient(to_top,rgb(20_6_14/0.92),rgb(20_6_14/0.78)_calc(100%-5rem),transparent)] pt-20'
              : 'pt-28',
          )}
        >
          <SlideWords slide={slide} on="tile" id={id} />
        </div>
      </section>
    </li>
  );
}
