/** Limit in milliseconds: a hidden page paints nothing. */
const LONGEST_MS = 100;

/** Resolves after the next paint, so that work of a tap does not delay what it shows. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
