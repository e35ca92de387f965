import { type ReactNode, useEffect, useId, useRef } from 'react';
import { dropLeft, dropRight } from '../content/mark-shapes.ts';

/** Length of a moment in milliseconds: with the frames that start and end it, less than 700. */
export const MOMENT_MS = 640;

const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

interface PairMomentProps {
  /** Middle of the drops on the screen, in pixels. */
  at: { x: number; y: number };
  /** Shown below the drops. */
  children?: ReactNode;
  onEnd: () => void;
}

/**
 * The two drops of the mark come together above the page, once, and go. It is decorative: the screen says in words what
 * happened. Do not render it where the member wants no motion.
 */
export function PairMoment({ at, children, onEnd }: PairMomentProps) {
  const meeting = useId();
  const whole = useRef<HTMLDivElement>(null);
  const left = useRef<SVGPathElement>(null);
  const right = useRef<SVGPathElement>(null);
  const both = useRef<SVGPathElement>(null);
  useEffect(() => {
    const animations = [
      left.current?.animate(comingFrom(-16), { duration: 360, easing: EASING, fill: 'both' }),
      right.current?.animate(comingFrom(16), { duration: 360, easing: EASING, fill: 'both' }),
      both.current?.animate({ opacity: [0, 1] }, { duration: 140, delay: 260, fill: 'both' }),
      whole.current?.animate(
        [
          { transform: 'scale(0.9)', opacity: 1 },
          { transform: 'scale(1.12)', opacity: 1, offset: 0.6 },
          { transform: 'scale(1)', opacity: 1, offset: 0.8 },
          { transform: 'scale(1)', opacity: 0 },
        ],
        { duration: MOMENT_MS, fill: 'both' },
      ),
    ];
    const timer = setTimeout(onEnd, MOMENT_MS);
    return () => {
      clearTimeout(timer);
      for (const animation of animations) animation?.cancel();
    };
  }, [onEnd]);
  return (
    <div
      aria-hidden
      data-moment=""
      className="pointer-events-none fixed z-70 w-max -translate-1/2"
      style={{ left: at.x, top: at.y }}
    >
      <div ref={whole} className="grid justify-items-center gap-1">
        <svg viewBox="-16 0 80 48" className="h-20 w-33 overflow-visible drop-shadow-lg">
          <clipPath id={meeting}>
            <path d={dropLeft} />
          </clipPath>
          <path ref={left} d={dropLeft} fill="var(--mark-left)" />
          <path ref={right} d={dropRight} fill="var(--mark-right)" />
          <path ref={both} d={dropRight} fill="var(--mark-meeting)" clipPath={`url(#${meeting})`} />
        </svg>
        {children}
      </div>
    </div>
  );
}

function comingFrom(pixels: number): Keyframe[] {
  return [
    { transform: `translateX(${pixels}px)`, opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
}
