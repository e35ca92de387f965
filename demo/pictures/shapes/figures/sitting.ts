import { shaded } from '../light.ts';
import { at, circle, ellipse, path, stroke } from '../svg.ts';
import type { Wardrobe } from './wardrobe.ts';

// The figures are drawn from behind and sit on y = 0. He is 64 units tall.

/** Draws the couple close together, her head on his shoulder, his arm around her. `height` is his. */
export function drawPairSitting(x: number, y: number, height: number, wear: Wardrobe): string {
  const scale = height / 64;
  return at(x, y, [drawHim(wear), drawHer(wear), drawArm(wear)].join(''), { scale });
}

function drawHim(wear: Wardrobe): string {
  const body = [
    path('M-15.5 0C-17-17-14.5-33-11.8-40C-7-45 7-45 11.8-40C14.5-33 17-17 15.5 0Z', wear.kurta),
    path('M4-43.4C8-28 9-12 8 0H15.5C17-17 14.5-33 11.8-40C9.4-42 7-43.2 4-43.4Z', shaded(wear.kurta, 0.16)),
    path('M-3.4-42.4C-3-45-3-47-3.4-51H3.4C3-47 3-45 3.4-42.4C2-40.8-2-40.8-3.4-42.4Z', wear.skin),
    ellipse(-7, -53, 1.5, 2.3, wear.skin) + ellipse(7, -53, 1.5, 2.3, wear.skin),
    path(
      'M-7-54.4C-8-65.6 8-65.6 7-54.4C7-49.4 5-46.8 3.8-46.4C1.6-47.6-1.6-47.6-3.8-46.4C-5-46.8-7-49.4-7-54.4Z',
      wear.hair,
    ),
  ].join('');
  return at(13, 0, body);
}

function drawHer(wear: Wardrobe): string {
  const head = [
    path('M-6.8-6C-7.6-16.4 7.6-16.4 6.8-6C6.6-.6 3.8 2 0 2C-3.8 2-6.6-.6-6.8-6Z', wear.hair),
    path('M-3 0C-3.4 10-2.2 18-.8 26C0 28 1 28 1.6 26C3 18 3.6 10 3 0Z', wear.hair),
    ...[-4, -1.4, 1.4, 4].map((dx) => circle(dx, 0.6 + Math.abs(dx) * -0.2, 1.4, wear.trim)),
  ].join('');
  const body = [
    path('M-17 0C-18.6-10-12.6-26-9.8-34C-6-38 6-38 9.8-34C12.6-26 16-10 14 0Z', wear.dress),
    path('M-17 0C-17.6-3-17.4-5-16.8-8C-8-4 5-4 14.4-7C14.8-4 14.6-2 14 0Z', wear.trim),
    path('M-4.4-36.4C-3-33 3-33 4.6-36.4L3.6-41H-3.2Z', wear.skin),
    path('M-9.8-34C-8-36-5.6-37-3-37C2-26 9-14 13-7C14-5 14.4-3 14 0H7C2-14-6-26-9.8-34Z', wear.dupatta),
    ...[-6, -2.6, 0.8, 4.2, 7.4].map((dx, index) => circle(dx, -32.4 + index * 5.8, 0.9, wear.trim)),
  ].join('');
  return at(-11.5, 0, body + at(2.6, -42.4, head, { turn: 15 }), { turn: 1 });
}

/** Draws his arm around her waist, where it hides neither head. */
function drawArm(wear: Wardrobe): string {
  return stroke('M4.4-32C2-22-6-15-19-14.4', wear.kurta, 6) + circle(-20.6, -14.2, 3, wear.skin);
}
