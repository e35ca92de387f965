import type { DrawScene, Frame } from '../frame.ts';
import { dye } from '../shapes/colour.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';
import { drawBowl, drawLeaves, drawPlate, drawPrintedCloth } from '../shapes/tableware.ts';

/** Cooking together: the round spice box from above, dough, a rolling pin and a stack of rotli. */
export const drawSpiceBox: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const box = frame.isTall ? [420, 400, 330] : [410, 450, 350];
  const board = frame.isTall ? [560, 930, 200] : [910, 590, 220];
  const stack = frame.isTall ? [170, 850, 120] : [930, 200, 150];
  return [
    drawPrintedCloth(frame, light.on('#efd9ae'), light.on('#d99a58'), 88),
    rect(0, 0, width, 26, light.on(dye.rani)) + rect(0, height - 26, width, 26, light.on(dye.rani)),
    drawBox(frame, box[0] ?? 0, box[1] ?? 0, box[2] ?? 0),
    drawBoard(frame, board[0] ?? 0, board[1] ?? 0, board[2] ?? 0),
    drawPlate(stack[0] ?? 0, stack[1] ?? 0, stack[2] ?? 0, light.on('#d8d8d2'), rotli(frame)),
    ...[
      [0.06, 0.08],
      [0.62, 0.06],
      [0.05, 0.93],
    ].map(([x = 0, y = 0]) => at(x * width, y * height + 20, drawLeaves(frame, 7, 34))),
  ].join('');
};

function drawBox(frame: Frame, x: number, y: number, radius: number): string {
  const { light, random } = frame;
  const steel = light.on('#c9ccc8');
  const spices = [
    ['#b3261c', ''],
    ['#e2a31c', ''],
    ['#8a5a34', 'seeds'],
    ['#3a2a24', 'mustard'],
    ['#c98a4a', ''],
    ['#a5702e', 'seeds'],
    ['#f3e6cc', ''],
  ] as const;
  const cups = spices.map(([spice, kind], index) => {
    const angle = index * (Math.PI / 3) - Math.PI / 2;
    const [dx, dy] = index === 6 ? [0, 0] : [Math.cos(angle) * 58, Math.sin(angle) * 58];
    const color = light.on(spice);
    const grains = kind
      ? repeat(26, () =>
          at(
            random.between(-24, 24),
            random.between(-24, 24),
            kind === 'seeds'
              ? ellipse(0, 0, 4.6, 1.7, random.isLucky(0.5) ? sunlit(color, 0.3) : shaded(color, 0.3))
              : circle(0, 0, 3, random.isLucky(0.5) ? sunlit(color, 0.24) : shaded(color, 0.2)),
            { turn: random.between(0, 180) },
          ),
        )
      : path('M-26 6C-14-16 12-16 26 4C12 14-12 16-26 6Z', sunlit(color, 0.16)) +
        path('M-12-2C-4-12 8-10 14-2', 'none', {
          stroke: shaded(color, 0.14),
          'stroke-width': 3,
          'stroke-linecap': 'round',
        });
    return drawBowl(dx, dy, 26, steel, color, grains);
  });
  const spoon = at(
    26,
    -8,
    ellipse(0, 0, 9, 6.4, sunlit(steel, 0.4)) + stroke('M8 0L40-2', shaded(steel, 0.22), 3.4),
    { turn: -58 },
  );
  return drawPlate(x, y, radius, steel, circle(0, 0, 86, shaded(steel, 0.16)) + cups.join('') + spoon);
}

function drawBoard({ light }: Frame, x: number, y: number, radius: number): string {
  const wood = light.on('#c08a54');
  const pin =
    rect(-128, -13, 256, 26, light.on('#d8a468'), { rx: 13 }) +
    rect(-174, -7, 52, 14, light.on('#a5703c'), { rx: 7 }) +
    rect(122, -7, 52, 14, light.on('#a5703c'), { rx: 7 }) +
    rect(-120, -8, 240, 5, light.on('#e9c08c'), { rx: 2 });
  const dough =
    circle(0, 4, 70, light.on('#ecd9b4')) +
    circle(-3, 1, 62, light.on('#f3e4c4')) +
    repeat(14, (index) =>
      circle(
        Math.cos(index * 2.4) * (20 + index * 2.6),
        Math.sin(index * 2.4) * (20 + index * 2.6),
        2.4,
        light.on('#e0c79a'),
      ),
    );
  return (
    drawPlate(x, y, radius, wood, circle(0, 0, 70, shaded(wood, 0.08)) + dough) +
    at(x + radius * 0.1, y - radius * 0.2, ellipse(6, 16, 160, 12, dye.ink, { opacity: 0.18 }) + pin, {
      turn: -32,
      scale: radius / 190,
    })
  );
}

function rotli({ light, random }: Frame): string {
  return repeat(4, (index) => {
    const [dx, dy] = [random.between(-7, 7), random.between(-7, 7)];
    const bread = light.on(index % 2 ? '#ecd2a0' : '#f2dcb2');
    const spots = repeat(13, () => {
      const [angle, distance] = [random.next() * 7, random.between(8, 52)];
      return circle(
        dx + Math.cos(angle) * distance,
        dy + Math.sin(angle) * distance,
        random.between(2, 5.4),
        light.on('#b97f44'),
        { opacity: 0.7 },
      );
    });
    return circle(dx + 2, dy + 3, 66, dye.ink, { opacity: 0.14 }) + circle(dx, dy, 65, bread) + spots;
  });
}
