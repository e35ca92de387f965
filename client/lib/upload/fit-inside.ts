/** The size scaled down to fit a square of `maxSide` pixels, never enlarged. */
export function fitInside({ width, height }: { width: number; height: number }, maxSide: number) {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
