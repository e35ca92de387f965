import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { BlockPrintBorder } from '#client/ui/content/ornaments.tsx';
import type { Slide } from '../../model.ts';
import { photoLook, slideLooks } from '../slide-looks.tsx';
import { SlideWords } from '../slide-words.tsx';

/** Full-screen slide of the year; `children` are below its text. */
export function StorySlide({ slide, children }: { slide: Slide; children?: ReactNode }) {
  const id = useId();
  const look = slideLooks[slide.kind];
  return (
    <section
      aria-labelledby={id}
      className={clsx('appear absolute inset-0 flex flex-col overflow-hidden', look.cloth, look.ink)}
    >
      {slide.photo ? (
        <>
          <img
            src={slide.photo.full}
            alt=""
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full object-cover"
          />
          <div className="absolute inset-0 bg-linear-to-t from-[rgb(20_6_14/0.94)] via-[rgb(20_6_14/0.45)] to-[rgb(20_6_14/0.35)]" />
        </>
      ) : (
        <div aria-hidden className={look.thread}>
          {look.ornament('absolute -top-[12vmin] -right-[18vmin] size-[78vmin]')}
        </div>
      )}
      <div
        className={clsx(
          'relative flex min-h-0 flex-1 flex-col overflow-y-auto px-7 pt-20 pb-8 sm:px-[12vw]',
          slide.photo && photoLook.ink,
        )}
      >
        <div className={clsx('grid max-w-3xl gap-8', slide.photo ? 'mt-auto' : 'my-auto')}>
          <SlideWords slide={slide} on="screen" id={id} />
          {children}
        </div>
      </div>
      <BlockPrintBorder
        id={`border-${slide.kind}`}
        className={clsx('relative mb-[env(safe-area-inset-bottom)] shrink-0', look.thread)}
      />
    </section>
  );
}
