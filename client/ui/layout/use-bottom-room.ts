import { type RefObject, useLayoutEffect } from 'react';
import { keepBottomRoom } from './bottom-room.ts';

/** Keeps the page's end reachable below a card of a component, as long as it is shown. */
export function useBottomRoom(card: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(
    () => (isShown && card.current ? keepBottomRoom(card.current) : undefined),
    [card, isShown],
  );
}
