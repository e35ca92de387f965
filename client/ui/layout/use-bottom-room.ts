import { type RefObject, useLayoutEffect } from 'react';
import { keepBottomRoom } from './bottom-room.ts';

/** Keeps the page's end reachable below a component's card while it is shown. */
export function useBottomRoom(card: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(
    () => (isShown && card.current ? keepBottomRoom(card.current) : undefined),
    [card, isShown],
  );
}
