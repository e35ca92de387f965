import { type PointerEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEscapeKey } from '../overlays/use-escape-key.ts';
import { type Axis, followDrag, ORDER_KEY, type Press } from './follow-drag.ts';

/** Properties of an element that is ordered. */
export interface OrderedElement {
  [ORDER_KEY]: string;
}

/** Properties of what lifts an element. */
export interface OrderHandle {
  onPointerDown: (event: PointerEvent) => void;
}

interface DragOrderOptions {
  axis: Axis;
  /** Time in milliseconds for which a finger rests on an element to lift it, where the list scrolls along its axis. */
  holdMs?: number;
  /** Called with the dragged element and the one before which it was dropped; `null` is the end. */
  onMove: (key: string, nextKey: string | null) => void;
}

/**
 * Orders a list by dragging; Escape puts a dragged element back. Without `holdMs`, a handle needs `touch-action: none`.
 */
export function useDragOrder({ axis, holdMs = 0, onMove }: DragOrderOptions) {
  const list = useRef<HTMLElement | null>(null);
  const [press, setPress] = useState<Press | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const isLifted = useRef(false);
  const move = useEffectEvent(onMove);

  useEffect(() => {
    if (!press || !list.current) return undefined;
    const stop = followDrag({
      list: list.current,
      press,
      axis,
      holdMs,
      onLift() {
        isLifted.current = true;
        setDragged(press.key);
      },
      onDrop: (nextKey) => move(press.key, nextKey),
      onEnd: () => setPress(null),
    });
    return () => {
      stop();
      isLifted.current = false;
      setDragged(null);
    };
  }, [press, axis, holdMs]);
  useEscapeKey(dragged !== null, () => setPress(null));

  const listRef = useCallback((element: HTMLElement | null) => {
    list.current = element;
    // A browser scrolls unless a listener that was there before the touch prevents it.
    const preventScroll = (event: TouchEvent) => {
      if (isLifted.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', preventScroll, { passive: false });
    return () => element?.removeEventListener('touchmove', preventScroll);
  }, []);

  return {
    /** Key of the element that is dragged. */
    dragged,
    listRef,
    elementProps: (key: string): OrderedElement => ({ [ORDER_KEY]: key }),
    handleProps: (key: string): OrderHandle => ({
      onPointerDown({ button, pointerType, clientX: x, clientY: y }) {
        if (button === 0 && !press) setPress({ key, isTouch: pointerType === 'touch', x, y });
      },
    }),
  };
}
