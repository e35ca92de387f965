import { type Extent, nextKeyAt, placeOf, shiftsOf } from './order-model.ts';

export type Axis = 'x' | 'y';

/** Name of the attribute that has an element's key. */
export const ORDER_KEY = 'data-order-key';

/** Movement in pixels from which a pressed element is dragged, and from which a resting finger scrolls instead. */
const SLACK = 6;
/** Distance in pixels from an edge within which the list scrolls, and its most pixels a frame. */
const EDGE = 56;
const SCROLL_STEP = 12;

/** Press of a pointer on an element. */
export interface Press {
  key: string;
  isTouch: boolean;
  x: number;
  y: number;
}

interface DragOptions {
  list: HTMLElement;
  press: Press;
  axis: Axis;
  /** Time in milliseconds for which a finger rests before it lifts an element; 0 lifts by moving, as a mouse does. */
  holdMs: number;
  onLift: () => void;
  /** Called once, when the pointer is up: with the key of the element that follows at the new place. */
  onDrop: (nextKey: string | null) => void;
  /** Called once, after a drop too. */
  onEnd: () => void;
}

/**
 * Follows a pressed pointer until it is up, and moves the elements of the list with it. They move by their style alone,
 * because a render for each frame is slow in a long list. Returns a function that stops and puts all back.
 */
export function followDrag({ list, press, axis, holdMs, onLift, onDrop, onEnd }: DragOptions): () => void {
  const start = press[axis];
  const isHeld = press.isTouch && holdMs > 0;
  const scroller = axis === 'x' ? list : (document.scrollingElement ?? document.documentElement);
  let extents: readonly Extent[] | null = null;
  let scrolledBefore = 0;
  let pointer = start;
  let frame = 0;

  const scrolled = () => (axis === 'x' ? scroller.scrollLeft : scroller.scrollTop);
  const offset = () => pointer - start + scrolled() - scrolledBefore;
  const elements = () => [...list.querySelectorAll<HTMLElement>(`[${ORDER_KEY}]`)];

  function lift() {
    extents = elements().map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return axis === 'x'
        ? { key: keyOf(element), start: left, size: width }
        : { key: keyOf(element), start: top, size: height };
    });
    scrolledBefore = scrolled();
    onLift();
    frame = requestAnimationFrame(goOn);
  }

  function goOn() {
    scrollBy(edgeStep(pointer, axis, axis === 'x' ? list.getBoundingClientRect() : null));
    draw();
    frame = requestAnimationFrame(goOn);
  }

  function scrollBy(step: number) {
    if (axis === 'x') scroller.scrollLeft += step;
    else scroller.scrollTop += step;
  }

  function draw() {
    if (!extents) return;
    const shifts = shiftsOf(extents, press.key, placeOf(extents, press.key, offset()));
    for (const element of elements()) {
      const shift = keyOf(element) === press.key ? offset() : (shifts.get(keyOf(element)) ?? 0);
      element.style.setProperty('translate', axis === 'x' ? `${shift}px` : `0 ${shift}px`);
    }
  }

  function move(event: PointerEvent) {
    pointer = axis === 'x' ? event.clientX : event.clientY;
    if (extents) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLACK) return;
    // A finger that moves before it has rested scrolls.
    if (isHeld) end();
    else lift();
  }

  function drop() {
    if (extents) {
      ignoreNextClick();
      const keys = extents.map(({ key }) => key);
      const place = placeOf(extents, press.key, offset());
      if (keys[place] !== press.key) onDrop(nextKeyAt(keys, press.key, place));
    }
    end();
  }

  function end() {
    stop();
    onEnd();
  }

  function stop() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', end);
    if (extents) for (const element of elements()) putBack(element);
  }

  const timer = isHeld ? setTimeout(lift, holdMs) : undefined;
  addEventListener('pointermove', move);
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', end);
  return stop;
}

/** Returns by how many pixels a list scrolls in a frame with the pointer near its edge, or near that of the window. */
function edgeStep(pointer: number, axis: Axis, box: DOMRect | null): number {
  const from = box ? box.left : 0;
  const to = box ? box.right : axis === 'x' ? innerWidth : innerHeight;
  if (pointer < from + EDGE) return -SCROLL_STEP;
  return pointer > to - EDGE ? SCROLL_STEP : 0;
}

/** Clears the movement of an element without a transition, which would begin at its former place. */
function putBack({ style }: HTMLElement) {
  style.setProperty('transition', 'none');
  style.removeProperty('translate');
  // After the next paint.
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('transition')));
}

/** Ignores the click that follows a drop: it is no press on the element. */
function ignoreNextClick() {
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', ignore, { capture: true }), 0);
}

function keyOf(element: Element): string {
  return element.getAttribute(ORDER_KEY) ?? '';
}
