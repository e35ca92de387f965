import { type ReactNode, useRef, type TouchEvent } from 'react';

/** Distance that a finger must move to turn the page, in pixels. */
const TURN_DISTANCE = 64;
/** Pixels that the content moves per pixel of the finger, towards a side without a page. */
const RESISTANCE = 0.25;

interface SwipeAreaProps {
  /** Callback of a swipe; `null` if there is no page on that side. */
  onSwipeLeft: (() => void) | null;
  onSwipeRight: (() => void) | null;
  children: ReactNode;
}

/**
 * Area whose content follows a horizontal swipe, and turns the page from `TURN_DISTANCE` on. Pinch zoom is left to the
 * browser.
 */
export function SwipeArea({ onSwipeLeft, onSwipeRight, children }: SwipeAreaProps) {
  const content = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);

  function moveTo(distance: number, isFollowing: boolean) {
    if (!content.current) return;
    content.current.style.transition = isFollowing ? 'none' : '';
    content.current.style.transform = distance === 0 ? '' : `translateX(${distance}px)`;
  }

  function distanceOf(event: TouchEvent) {
    const x = event.changedTouches[0]?.clientX;
    return start.current === null || x === undefined ? 0 : x - start.current;
  }

  return (
    <div
      className="h-full touch-pan-y touch-pinch-zoom overflow-hidden"
      onTouchStart={(event) => {
        const isZoomed = (globalThis.visualViewport?.scale ?? 1) > 1.01;
        start.current = event.touches.length === 1 && !isZoomed ? (event.touches[0]?.clientX ?? null) : null;
        if (start.current === null) moveTo(0, false);
      }}
      onTouchMove={(event) => {
        if (start.current === null) return;
        const distance = distanceOf(event);
        const isOpen = distance < 0 ? onSwipeLeft : onSwipeRight;
        moveTo(isOpen ? distance : distance * RESISTANCE, true);
      }}
      onTouchEnd={(event) => {
        const distance = distanceOf(event);
        start.current = null;
        moveTo(0, false);
        if (distance <= -TURN_DISTANCE) onSwipeLeft?.();
        if (distance >= TURN_DISTANCE) onSwipeRight?.();
      }}
      onTouchCancel={() => {
        start.current = null;
        moveTo(0, false);
      }}
    >
      <div ref={content} className="h-full transition-transform duration-200 ease-out">
        {children}
      </div>
    </div>
  );
}
