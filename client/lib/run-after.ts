/** Longest time in milliseconds for which a press delays updates: a finger that stays longer does not tap. */
const LONGEST_PRESS_MS = 2000;
/** Time in milliseconds within which a browser sends the click of a finger that has left. */
const CLICK_WITHIN_MS = 100;

/** Updates that wait for the end of the press under way; `null` without one. */
let delayed: (() => void)[] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs an update of the screen, after the click of a press that is under way. A browser sends no click if the pressed
 * control moves from under the finger or is replaced, so that the tap would be lost.
 */
export function afterPress(update: () => void): void {
  if (delayed) delayed.push(update);
  else update();
}

function begin(): void {
  delayed ??= [];
  endAfter(LONGEST_PRESS_MS);
}

function endAfter(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(end, milliseconds);
}

function end(): void {
  clearTimeout(timer);
  const updates = delayed ?? [];
  delayed = null;
  for (const update of updates) update();
}

// The build renders pages outside a browser.
if (typeof document !== 'undefined') {
  const first = { capture: true, passive: true };
  addEventListener('pointerdown', begin, first);
  addEventListener('pointerup', () => delayed && endAfter(CLICK_WITHIN_MS), first);
  // A timer runs after all listeners of the click.
  addEventListener('click', () => delayed && endAfter(0), first);
  // The finger scrolls.
  addEventListener('pointercancel', end, first);
  document.addEventListener('visibilitychange', end);
}

/** Limit in milliseconds: a hidden page paints nothing. */
const LONGEST_PAINT_MS = 100;

/** Resolves after the next paint, so that work of a tap does not delay what it shows. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_PAINT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
