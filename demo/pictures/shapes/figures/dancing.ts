import type { Frame } from '../../frame.ts';
import { dye } from '../colour.ts';
import { shaded, sunlit } from '../light.ts';
import { drawMirror } from '../textile.ts';
import { at, circle, ellipse, path, repeat, stroke } from '../svg.ts';

/** Draws a woman in a swirling chaniya choli, `size` tall, feet at (x, y). `hasSticks` raises both arms. */
export function drawDancer(
  frame: Frame,
  x: number,
  y: number,
  size: number,
  skirt: string,
  cloth: string,
  isMirrored: boolean,
  hasSticks = false,
): string {
  const { light } = frame;
  const [dress, veil, skin, hair] = [
    light.on(skirt),
    light.on(cloth),
    light.on('#9a6540'),
    light.on(dye.ink),
  ];
  const shine = light.on(dye.marigoldLight);
  const folds = [-30, -16, 0, 17, 31].map((end, index) =>
    path(
      `M${end * 0.16}-50L${end - 4}-5L${end + 5}-4Z`,
      index % 2 ? sunlit(dress, 0.16) : shaded(dress, 0.16),
    ),
  );
  const mirrors = [-29, -17, -4, 9, 22, 33].map((dx, index) =>
    drawMirror(dx, -11 + Math.abs(dx - 2) * 0.06 - (index % 2) * 0.6, 3.4, dye.white, shine),
  );
  const upper = stroke('M8-76C18-80 22-90 24-99', skin, 4) + stroke('M-8-76C-18-78-24-70-31-76', skin, 4);
  const bangles =
    stroke('M21.4-92L25-91M22.4-95.4L26-94.6', shine, 1.4) +
    stroke('M-26.4-75L-25.4-71M-29-77.6L-27.4-73.8', shine, 1.4);
  const sticks = hasSticks ? stroke('M17-108L37-92', veil, 3) + stroke('M-38-66L-26-88', veil, 3) : '';
  const content = [
    ellipse(-8, -1, 4, 1.8, skin) + ellipse(9, -1.4, 4, 1.8, skin),
    path('M-7-52C-20-44-36-22-41-7C-22 3 24 4 43-8C36-24 20-44 7-52Z', dress),
    ...folds,
    path('M-39-12C-22-3 24-2 41-13L43-8C24 4-22 3-41-7Z', veil),
    ...mirrors,
    upper + bangles + sticks,
    path('M-6.4-60C-7-56-7-54-7-51H7C7-54 7-56 6.4-60Z', skin),
    path('M-9.4-79C-10.4-72-8.4-64-7-59H7C8.4-64 10.4-72 9.4-79C5-82-5-82-9.4-79Z', veil),
    circle(0, -69, 1.6, shine) + circle(-4, -71, 1.2, shine) + circle(4, -71, 1.2, shine),
    path('M-9-78C-2-66 8-58 12-50C22-44 30-34 46-38C38-28 24-30 8-42C0-50-8-62-9-78Z', sunlit(veil, 0.24)),
    repeat(6, (index) => circle(12 + index * 4.6, -46.4 + index * 2.2, 0.9, dress)),
    stroke('M0-80V-84', skin, 5),
    path('M-6.8-90C-7.4-100 7.4-100 6.8-90C6.6-85 3.8-82.4 0-82.4C-3.8-82.4-6.6-85-6.8-90Z', hair),
    path('M-2.4-88C-10-84-16-76-18-64C-16-62-14.6-62.6-14-64.6C-11-74-5-80 0-84Z', hair),
    ...[-4, -1.4, 1.4, 4].map((dx) => circle(dx, -84.6 - Math.abs(dx) * 0.2, 1.4, shine)),
  ].join('');
  return at(x, y, content, { scale: size / 108, mirror: isMirrored });
}

/** Draws a man in a turban and a kediyu with a flared hem, one leg raised in the step. */
export function drawDancingMan(
  frame: Frame,
  x: number,
  y: number,
  size: number,
  shirt: string,
  cloth: string,
  isMirrored = false,
): string {
  const { light } = frame;
  const [kediyu, scarf, skin] = [light.on(shirt), light.on(cloth), light.on('#8f5c3a')];
  const white = light.on(dye.white);
  const shine = light.on(dye.marigoldLight);
  const content = [
    path(
      'M-9-42C-12-28-11-14-8.6-3H-3C-3-16-1-28 1-36C4-28 10-24 16-20C18-14 17-10 15-6L20-4C24-12 25-18 23-24C18-32 12-38 9-42Z',
      white,
    ),
    ellipse(-5.6, -1.4, 5, 2, shaded(scarf, 0.3)) + ellipse(18.4, -3.4, 4.6, 2, shaded(scarf, 0.3)),
    stroke('M11-78C20-82 25-91 26-100', white, 5.2) + circle(26.4, -102, 2.6, skin),
    stroke('M-11-78C-20-76-26-72-31-78', white, 5.2) + circle(-32, -80, 2.6, skin),
    stroke('M20-110L36-96', scarf, 3) + stroke('M-38-70L-27-92', scarf, 3),
    path('M-9-60C-14-52-22-46-25-40C-12-35 12-35 25-40C22-46 14-52 9-60Z', kediyu),
    ...[-17, -6, 6, 17].map((dx) =>
      path(`M${dx * 0.44}-58L${dx - 2.6}-37.4L${dx + 2.6}-37.4Z`, shaded(kediyu, 0.16)),
    ),
    path('M-12-80C-12-70-10-64-9-58H9C10-64 12-70 12-80C7-84-7-84-12-80Z', kediyu),
    path('M-9.4-61H9.4V-56H-9.4Z', scarf),
    ...[-6, 0, 6].map((dx) => drawMirror(dx, -70 + Math.abs(dx) * 0.2, 2.6, dye.white, shine)),
    stroke('M0-81V-86', skin, 6),
    ellipse(0, -91, 6.8, 7.4, skin),
    path(
      'M-7-89C-7-96-7-96 0-96C7-96 7-96 7-89C7-84.6 4-82.6 2.6-82.4C2-85-2-85-2.6-82.4C-4-82.6-7-84.6-7-89Z',
      light.on(dye.ink),
    ),
    path('M-9-94C-10-104 10-106 9-94C4-97-4-97-9-94Z', scarf) +
      stroke('M-8-95.6C-3-101 4-101 8.4-97', sunlit(scarf, 0.35), 1.6) +
      path('M7-95C13-92 14-86 12-80L9.6-82C10-88 8-92 5-94Z', scarf),
  ].join('');
  return at(x, y, content, { scale: size / 112, mirror: isMirrored });
}
