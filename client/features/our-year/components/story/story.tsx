import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState, useId } from 'react';
import { BlockPrintBorder } from '#client/ui/content/ornaments.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { FullScreenDialog } from '#client/ui/overlays/full-screen-dialog.tsx';
import { ourYearScreensText as text } from '#messages/our-year.ts';
import type { Slide } from '../../model.ts';
import { photoLook, slideLooks } from '../slide-looks.tsx';
import { SlideWords } from '../slide-words.tsx';

/** Distance in pixels from which a finger's movement is a swipe. */
const SWIPE_DISTANCE = 48;
/** Share of the width where a tap goes back. */
const BACK_PART = 1 / 3;

interface StoryProps {
  year: string;
  slides: readonly Slide[];
  /** Actions after the last slide. */
  ending: ReactNode;
  onClose: () => void;
}

/**
 * Full-screen slides of the year, advanced automatically, by tap, swipe or keys. With reduced motion, the member
 * advances them and nothing is animated.
 */
export function Story({ year, slides, ending, onClose }: StoryProps) {
  const [place, setPlace] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const touched = useRef<number | null>(null);
  const isLast = place === slides.length - 1;
  const slide = slides[place];

  const goBack = () => setPlace(Math.max(0, place - 1));
  const goOn = () => setPlace(Math.min(slides.length - 1, place + 1));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') goBack();
    if (event.key === 'ArrowRight') goOn();
    const isOnButton = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
    if (event.key === ' ' && !isOnButton) setIsPaused(!isPaused);
  }

  function release({ clientX, currentTarget, target }: PointerEvent<HTMLElement>) {
    const from = touched.current;
    touched.current = null;
    setIsHeld(false);
    if (from === null || (target instanceof Element && target.closest('button, a'))) return;
    const distance = clientX - from;
    if (Math.abs(distance) >= SWIPE_DISTANCE) (distance < 0 ? goOn : goBack)();
    else (clientX < currentTarget.clientWidth * BACK_PART ? goBack : goOn)();
  }

  return (
    <FullScreenDialog
      title={text.storyTitle(year)}
      onClose={onClose}
      onKeyDown={onKeyDown}
      {...(slide && { barClassName: (slide.photo ? photoLook : slideLooks[slide.kind]).bar })}
      bar={
        <div className="relative z-10 flex min-w-0 flex-1 items-center">
          <ProgressSegments
            count={slides.length}
            place={place}
            isRunning={!isCalm && !isLast}
            isPaused={isPaused || isHeld}
            onFull={goOn}
          />
          <p className="sr-only">{text.position(place + 1, slides.length)}</p>
          {!isCalm && (
            <IconButton
              icon={isPaused ? Play : Pause}
              label={isPaused ? text.resume : text.pause}
              onClick={() => setIsPaused(!isPaused)}
            />
          )}
        </div>
      }
    >
      <div
        aria-live={isPaused || isCalm ? 'polite' : 'off'}
        className="absolute inset-0 -z-10 touch-pan-y select-none"
        onPointerDown={({ clientX }) => {
          touched.current = clientX;
          setIsHeld(true);
        }}
        onPointerUp={release}
        onPointerCancel={() => {
          touched.current = null;
          setIsHeld(false);
        }}
      >
        {slide && (
          <StorySlide key={slide.kind} slide={slide}>
            {isLast && ending}
          </StorySlide>
        )}
      </div>
      {place > 0 && <TurnButton icon={ChevronLeft} label={text.back} side="left-3" onClick={goBack} />}
      {!isLast && <TurnButton icon={ChevronRight} label={text.next} side="right-3" onClick={goOn} />}
    </FullScreenDialog>
  );
}

interface TurnButtonProps {
  icon: typeof ChevronLeft;
  label: string;
  side: string;
  onClick: () => void;
}

/** Button to turn, for keyboard users; on a phone a tap does the same. */
function TurnButton({ icon, label, side, onClick }: TurnButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      onClick={onClick}
      className={`absolute! top-1/2 -translate-y-1/2 bg-[rgb(20_6_14/0.55)] text-on-cloth! max-lg:sr-only max-lg:focus-visible:not-sr-only ${side}`}
    />
  );
}

interface ProgressSegmentsProps {
  count: number;
  place: number;
  /** Fills the current segment slowly; `onFull` is called at its end. */
  isRunning: boolean;
  isPaused: boolean;
  onFull: () => void;
}

/** Progress of the story, a segment for each slide. Hidden from screen readers because text beside it says the same. */
function ProgressSegments({ count, place, isRunning, isPaused, onFull }: ProgressSegmentsProps) {
  return (
    <div aria-hidden className="flex flex-1 gap-1.5 px-2">
      {Array.from({ length: count }, (_, segment) => (
        <span key={segment} className="h-1 flex-1 overflow-hidden rounded-full bg-current/25">
          {segment < place && <span className="block h-full bg-current" />}
          {segment === place && (
            <span
              key={place}
              onAnimationEnd={onFull}
              style={{ animationPlayState: isPaused ? 'paused' : 'running' }}
              className={isRunning ? 'story-fill block h-full bg-current' : 'block h-full bg-current'}
            />
          )}
        </span>
      ))}
    </div>
  );
}

/** Full-screen slide of the year; `children` are below its text. */
function StorySlide({ slide, children }: { slide: Slide; children?: ReactNode }) {
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
          <div className="absolute inset-0 bg-linear-to-t from-[rgb(20_6_14/0.94)] via-[rgb(20_6_14/0.72)] to-[rgb(20_6_14/0.5)]" />
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
