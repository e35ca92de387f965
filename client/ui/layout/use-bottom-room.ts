import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between what lies over the page's end and the page's last line. */
const GAP = 24;

/**
 * Keeps the page's end within reach while a card lies over it: the page can be scrolled on by the card's height, and what is
 * focused is scrolled above it (`--offer-height` in base.css).
 */
export function useBottomRoom(card: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!isShown || !element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--offer-height', `${element.offsetHeight + GAP}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--offer-height');
    };
  }, [card, isShown]);
}
