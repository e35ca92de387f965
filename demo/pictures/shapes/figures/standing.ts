import { shaded } from '../light.ts';
import { at, circle, ellipse, path, repeat, stroke } from '../svg.ts';
import type { Wardrobe } from './wardrobe.ts';

// The figures are drawn from behind, 100 units tall, feet on y = 0, centred at x = 0.

/** Draws her: a flared long dress, a plait with flowers, a dupatta over one shoulder. `arms` are behind the body. */
export function drawHerBack(wear: Wardrobe, arms = restingArms(wear)): string {
  const skirt = 'M-6.5-58C-9-42-15-18-18.5-4C-8 1 8 1 18.5-4C15-18 9-42 6.5-58Z';
  return [
    ellipse(-4.5, -0.8, 3.4, 1.7, wear.skin) + ellipse(4.5, -0.8, 3.4, 1.7, wear.skin),
    arms,
    path(skirt, wear.dress),
    path('M2-56C6-40 11-18 13-2.4C15-2.8 17-3.3 18.5-4C15-18 9-42 6.5-58Z', shaded(wear.dress, 0.16)),
    path('M-17.4-8.4C-8-3.6 8-3.6 17.4-8.4L18.5-4C8 1-8 1-18.5-4Z', wear.trim),
    repeat(9, (index) => circle(-14 + index * 3.5, -4.6 + Math.abs(index - 4) * -0.28, 0.75, wear.dress)),
    path('M-9.6-80C-10.6-72-8-64-6.9-57L6.9-57C8-64 10.6-72 9.6-80C5-83.4-5-83.4-9.6-80Z', wear.dress),
    path('M-4.4-82.5C-2.6-79.4 2.6-79.4 4.4-82.5C3-86-3-86-4.4-82.5Z', wear.skin),
    drawDupatta(wear),
    drawHair(wear),
  ].join('');
}

/** Draws him in a kurta and narrow trousers. */
export function drawHisBack(wear: Wardrobe, arms = hisRestingArms(wear)): string {
  const shoe = shaded(wear.trousers, 0.6);
  return [
    ellipse(-5, -1, 4, 1.9, shoe) + ellipse(5, -1, 4, 1.9, shoe),
    path('M-8-42L-8.6-1.6H-1.6L0-34L1.6-1.6H8.6L8-42Z', wear.trousers),
    path('M0-34L1.6-1.6H5L3.4-42H0Z', shaded(wear.trousers, 0.14)),
    arms,
    path(
      'M-12.2-83C-13-68-10.4-52-11.6-33.4C-4-31.6 4-31.6 11.6-33.4C10.4-52 13-68 12.2-83C7-87-7-87-12.2-83Z',
      wear.kurta,
    ),
    path(
      'M3-86C5-70 4.4-50 5.4-32.4C7.6-32.6 9.6-33 11.6-33.4C10.4-52 13-68 12.2-83C9.6-85 6.4-86 3-86Z',
      shaded(wear.kurta, 0.15),
    ),
    path(
      'M-3.2-84.6C-2.8-88-2.8-89-3.2-92H3.2C2.8-89 2.8-88 3.2-84.6C1.8-83.2-1.8-83.2-3.2-84.6Z',
      wear.skin,
    ),
    ellipse(-6.6, -93.4, 1.4, 2.2, wear.skin) + ellipse(6.6, -93.4, 1.4, 2.2, wear.skin),
    path(
      'M-6.6-95C-7.4-104 7.4-104 6.6-95C6.6-90.6 4.6-88 3.6-87.6C1.6-88.6-1.6-88.6-3.6-87.6C-4.6-88-6.6-90.6-6.6-95Z',
      wear.hair,
    ),
  ].join('');
}

/** Draws the couple hand in hand, `height` units tall. `lean` tilts her towards him, in degrees. */
export function drawPairStanding(x: number, y: number, height: number, wear: Wardrobe, lean = 2): string {
  const scale = height / 104;
  const hers = drawHerBack(
    wear,
    stroke('M-8.6-78C-12-68-12.4-58-11-49', wear.skin, 4.2) +
      stroke('M8.6-78C13-68 15-60 17-52', wear.skin, 4.2),
  );
  const his = drawHisBack(
    wear,
    stroke('M11-80C15-68 15-58 14-48', wear.kurta, 5.4) +
      circle(13.8, -45.6, 2.6, wear.skin) +
      stroke('M-11-80C-15-68-16-60-17-52', wear.kurta, 5.4) +
      circle(-17.4, -50, 2.7, wear.skin),
  );
  return at(x, y, at(-17.5, 0, hers, { turn: lean }) + at(17.5, 0, his, { turn: -lean / 2 }), { scale });
}

function restingArms(wear: Wardrobe): string {
  return (
    stroke('M-8.6-78C-12-68-13-58-12-47', wear.skin, 4.2) +
    stroke('M8.6-78C12-68 13-58 12-47', wear.skin, 4.2)
  );
}

function hisRestingArms(wear: Wardrobe): string {
  const hands = circle(-14, -45.6, 2.6, wear.skin) + circle(14, -45.6, 2.6, wear.skin);
  return (
    hands +
    stroke('M-11-80C-15-68-15-58-14-48', wear.kurta, 5.4) +
    stroke('M11-80C15-68 15-58 14-48', wear.kurta, 5.4)
  );
}

function drawDupatta(wear: Wardrobe): string {
  const dots = [
    [-3.5, -75],
    [0, -70],
    [3, -64],
    [5.4, -58],
    [8, -51],
    [10, -43],
    [11.6, -35],
  ].map(([x = 0, y = 0]) => circle(x, y, 0.8, wear.trim));
  return (
    path(
      'M-9.8-80.4C-6-82-4-82.4-2.4-82C2-72 8.6-62 12-50C14-43 15-34 15.4-26L9.6-27.4C8-42 2-56-9.8-80.4Z',
      wear.dupatta,
    ) + dots.join('')
  );
}

function drawHair(wear: Wardrobe): string {
  const flowers = [-3.6, -1.2, 1.2, 3.6].map((x) => circle(x, -86.4 + Math.abs(x) * -0.25, 1.25, wear.trim));
  return [
    path('M-2.4-88C-3-76-1.6-68-.4-57C.2-55.4 1.2-55.6 1.6-57C3-68 3.4-76 2.4-88Z', wear.hair),
    path('M-6.6-92C-7.2-101.4 7.2-101.4 6.6-92C6.4-87 3.6-84.6 0-84.6C-3.6-84.6-6.4-87-6.6-92Z', wear.hair),
    ...flowers,
  ].join('');
}
