import type { Frame } from '../frame.ts';
import { shaded } from './light.ts';
import { at, circle, ellipse, path, rect, repeat } from './svg.ts';

/** Draws a warm glow of flat rings. */
export function drawGlow(x: number, y: number, radius: number, color: string, strength = 0.1): string {
  return repeat(3, (index) => circle(x, y, radius * (1 - index * 0.28), color, { opacity: strength }));
}

/** Draws a clay lamp with its flame. `size` is its width. */
export function drawDiya({ light }: Frame, x: number, y: number, size: number, isGlowing = true): string {
  const clay = light.on('#c2613a');
  const flame =
    path('M0-12C-6-18-5-26 0-36C5-26 6-18 0-12Z', light.lamp) +
    path('M0-13C-3-17-2.5-21 0-26C2.5-21 3-17 0-13Z', '#fff6dc');
  const bowl =
    path('M-24-12C-20 4 20 4 24-12C14-7-14-7-24-12Z', clay) + ellipse(0, -11.4, 23, 4.6, shaded(clay, 0.3));
  return (
    (isGlowing ? drawGlow(x, y - size * 0.42, size * 1.15, light.lamp, 0.09) : '') +
    at(x, y, bowl + flame, { scale: size / 48 })
  );
}

/** Draws a clay lamp from above. Its flame points in the direction `turn`, in degrees. */
export function drawDiyaFromAbove(
  { light }: Frame,
  x: number,
  y: number,
  size: number,
  turn: number,
): string {
  const clay = light.on('#c2613a');
  const bowl =
    path('M0-26C8-18 18-10 18 2A18 18 0 0 1-18 2C-18-10-8-18 0-26Z', clay) +
    path('M0-20C6-13 13-8 13 2A13 13 0 0 1-13 2C-13-8-6-13 0-20Z', shaded(clay, 0.34));
  const flame =
    path('M0-8C-7-16-6-26 0-38C6-26 7-16 0-8Z', light.lamp) +
    path('M0-10C-3-15-3-20 0-26C3-20 3-15 0-10Z', '#fff6dc');
  return drawGlow(x, y, size * 1.2, light.lamp, 0.08) + at(x, y, bowl + flame, { scale: size / 40, turn });
}

/** A paper lantern with ribs and a tassel, hung at its top. */
export function drawLantern({ light }: Frame, x: number, y: number, size: number, paper: string): string {
  const body = path('M-20 10C-30 24-30 46-20 60H20C30 46 30 24 20 10Z', paper);
  const ribs = path(
    'M-8 10C-13 26-13 44-8 60H-4C-8 44-8 26-4 10ZM8 10C13 26 13 44 8 60H4C8 44 8 26 4 10Z',
    shaded(paper, 0.14),
  );
  const caps = rect(-14, 4, 28, 7, shaded(paper, 0.45)) + rect(-14, 59, 28, 6, shaded(paper, 0.45));
  const tassel = path('M-2 65H2L6 88H-6Z', paper);
  return (
    drawGlow(x, y + size * 0.4, size * 0.95, light.lamp, 0.1) +
    at(x, y, rect(-0.8, -14, 1.6, 20, light.ink) + body + ribs + caps + tassel, { scale: size / 88 })
  );
}
