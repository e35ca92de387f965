import { useEffect, useState } from 'react';

/** Distance around the viewport that counts as near, in pixels: a quick scroll covers it while photos load. */
const NEAR_PX = 1500;

/**
 * Returns true if the viewport is near a part of a long page, given by its first and last element, at most twice
 * `NEAR_PX` apart. A distant part need not be rendered if its place keeps its size.
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
