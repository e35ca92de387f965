import { useEffect, useState } from 'react';

/** Pixels around the viewport that count as near: what a quick scroll covers while photos load. */
const NEAR_PX = 1500;

/**
 * Whether the viewport is at or near a part of a long page, given by its first and last element, which are at most twice
 * `NEAR_PX` apart. What is far need not be rendered, as long as its place keeps its size.
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
