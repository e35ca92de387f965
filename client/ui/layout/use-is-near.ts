import { useEffect, useState } from 'react';

/** Pixels around the screen that count as near: what a quick scroll covers while photos arrive. */
const NEAR_PX = 1500;

/**
 * Whether the screen is at or near a stretch of a long page, told by its first and last element, which lie at most twice
 * `NEAR_PX` apart. What is far need not be drawn, as long as its place keeps its size.
 */
export function useIsNear(first: Element | null, last: Element | null, isNearAtFirst: boolean): boolean {
  const [isNear, setIsNear] = useState(isNearAtFirst);
  useEffect(() => {
    const nearEnds = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) nearEnds.add(target);
          else nearEnds.delete(target);
        }
        setIsNear(nearEnds.size > 0);
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    for (const end of [first, last]) if (end) observer.observe(end);
    return () => observer.disconnect();
  }, [first, last]);
  return isNear;
}
