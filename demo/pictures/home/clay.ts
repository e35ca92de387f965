import type { DrawScene, Frame } from '../frame.ts';
import { dye } from '../shapes/colour.ts';
import { drawGlow } from '../shapes/lamps.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawBlockPrint } from '../shapes/textile.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';

const glazes = [dye.peacock, dye.brick, dye.marigold, dye.shell, dye.rani, dye.leafDeep] as const;

/** A pottery class: two wheels, two pots that lean a little, shelves of better ones. */
export const drawPottery: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const bench = height * 0.84;
  const shelves = frame.isTall ? [0.2, 0.36, 0.52] : [0.24, 0.46];
  return [
    rect(0, 0, width, height, light.on('#e3b98a')),
    drawBlockPrint(0, 22, width, 36, light.on('#c98f5c')),
    ...shelves.map((share, row) => drawShelf(frame, share * height, row)),
    drawGlow(width * 0.5, height * 0.08, width * 0.3, light.glow, 0.12),
    rect(0, bench, width, height, light.on('#6b3f34')) + rect(0, bench, width, 16, light.on('#8d5a44')),
    drawWheel(frame, width * 0.29, bench + 8, height * (frame.isTall ? 0.27 : 0.34), '#b5694a', dye.rani, 3),
    drawWheel(
      frame,
      width * 0.71,
      bench + 8,
      height * (frame.isTall ? 0.27 : 0.34),
      '#b5694a',
      dye.indigo,
      -5,
    ),
  ].join('');
};

function drawShelf({ width, light, random }: Frame, y: number, row: number): string {
  const count = Math.round(width / 118);
  const pots = repeat(count, (index) => {
    const glaze = light.on(glazes[(index * 2 + row) % 6] ?? dye.brick);
    const size = random.between(0.8, 1.12);
    return at((index + 0.5) * (width / count), y, drawPot((index + row) % 4, glaze, light.on(dye.paper)), {
      scale: size,
    });
  });
  return pots + rect(0, y, width, 13, light.on(dye.teak)) + rect(0, y + 13, width, 7, light.on(dye.teakDeep));
}

function drawPot(kind: number, glaze: string, band: string): string {
  const shapes = [
    'M-16-86H16C10-76 12-68 24-56C40-38 34-8 18 0H-18C-34-8-40-38-24-56C-12-68-10-76-16-86Z',
    'M-40-52H40C38-20 26 0 14 0H-14C-26 0-38-20-40-52Z',
    'M-22-70H22L30 0H-30Z',
    'M-10-98H10C8-78 8-66 20-48C32-30 28-6 16 0H-16C-28-6-32-30-20-48C-8-66-8-78-10-98Z',
  ];
  const shape = shapes[kind] ?? shapes[0] ?? '';
  return (
    path(shape, glaze) +
    stroke(kind === 1 ? 'M-34-34H34' : 'M-26-30H26', band, 5) +
    stroke(kind === 1 ? 'M-30-24H30' : 'M-24-20H24', shaded(glaze, 0.3), 2.4) +
    ellipse(kind === 1 ? -20 : -14, kind === 1 ? -42 : -40, 3.4, 8, sunlit(glaze, 0.5), { opacity: 0.7 })
  );
}

/** Draws a wheel with hands that hold the wet clay from both sides. `lean` turns the clay, in degrees. */
function drawWheel(
  { light }: Frame,
  x: number,
  y: number,
  size: number,
  color: string,
  sleeve: string,
  lean: number,
): string {
  const clay = light.on(color);
  const skin = light.on('#9a6540');
  const cloth = light.on(sleeve);
  const hand = (side: 1 | -1) =>
    at(
      0,
      0,
      stroke('M96 110C98 50 84-8 56-44', cloth, 27) +
        stroke('M62-36C54-50 48-56 42-56', skin, 17) +
        stroke('M44-60C36-66 33-74 34-82M42-54C34-58 30-66 30-72M42-50C34-50 29-54 28-60', skin, 7.4) +
        stroke('M54-34L68-43', light.on(dye.marigold), 4),
      { mirror: side < 0 },
    );
  const pot =
    path('M-22-104C-26-100-20-92-20-84C-34-70-38-40-24-18H24C38-40 34-70 20-84C20-92 26-100 22-104Z', clay) +
    path('M6-104H22C26-100 20-92 20-84C34-70 38-40 24-18H10C22-44 18-74 6-90Z', shaded(clay, 0.16)) +
    ellipse(0, -104, 22, 5, shaded(clay, 0.45)) +
    stroke(
      'M-27-66C-10-60 10-60 27-66M-32-48C-10-42 10-42 32-48M-29-32C-10-27 10-27 29-32',
      sunlit(clay, 0.25),
      2.4,
    );
  const wheel =
    ellipse(0, -8, 86, 15, light.on('#4a4048')) +
    ellipse(0, -13, 84, 14, light.on('#8a8088')) +
    ellipse(0, -14, 60, 9, light.on('#a39aa0')) +
    rect(-16, 0, 32, 60, light.on('#4a4048'));
  const splashes = repeat(7, (index) =>
    circle(-80 + index * 27, 16 + (index % 3) * 9, 3 + (index % 2) * 2, clay),
  );
  return at(x, y, wheel + at(0, -2, pot, { turn: lean }) + hand(1) + hand(-1) + splashes, {
    scale: size / 112,
  });
}
