import { type RefObject, useLayoutEffect } from 'react';

/** Space between a covering card and the page's last line, in pixels. */
const GAP = 24;

/**
 * Keeps the end of the page reachable below a fixed card, by extra scrolling height and scroll padding for focused
 * elements (`--offer-height` in base.css). Returns a function that ends it.
 */
export function reserveBottomRoom(card: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--offer-height', `${card.offsetHeight + GAP}px`);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(card);
  return () => {
    observer.disconnect();
    style.removeProperty('--offer-height');
  };
}

/** Keeps the page's end reachable below a component's card while it is shown. */
export function useBottomRoom(card: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => (isShown && card.current ? reserveBottomRoom(card.current) : undefined), [card, isShown]);
}
