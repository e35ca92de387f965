import type { DrawScene, Frame } from '../frame.ts';
import { dye } from '../shapes/colour.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';
import { drawBlockPrint } from '../shapes/textile.ts';
import { drawBowl, drawLeaves, drawPlate, drawPrintedCloth } from '../shapes/tableware.ts';

/** Two winter thalis from above: undhiyu, puri, jalebi, chaas, on a printed cloth. */
export const drawThali: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const [first, second, radius] = frame.isTall
    ? ([[360, 330], [540, 832], 268] as const)
    : ([[318, 402], [882, 418], 268] as const);
  return [
    drawPrintedCloth(frame, light.on('#12596a'), light.on('#2f8490')),
    rect(0, height - 74, width, 74, light.on(dye.rani)) +
      drawBlockPrint(0, height - 62, width, 48, light.on(dye.marigoldLight)),
    drawFullPlate(frame, first[0], first[1], radius, 0),
    drawFullPlate(frame, second[0], second[1], radius, 180),
    ...chaas(frame),
  ].join('');
};

function drawFullPlate(frame: Frame, x: number, y: number, radius: number, turn: number): string {
  const { light } = frame;
  const brass = light.on('#d9b15c');
  const steel = light.on('#e3d3b0');
  const bowls = [
    [-56, -38, 30, '#6f7a34', undhiyu(frame)],
    [
      6,
      -64,
      24,
      '#e0a02a',
      repeat(5, (index) => circle(-14 + index * 7, (index % 2) * 10 - 4, 4, light.on('#7a4a1c'))),
    ],
    [56, -36, 24, '#fdf3dc', circle(0, 0, 12, light.on('#f3dfae')) + drawLeaves(frame, 4, 16)],
    [66, 16, 21, '#a8322a', drawLeaves(frame, 3, 14)],
  ] as const;
  const puris = [
    [-44, 30],
    [-18, 48],
    [-52, 58],
  ].map(
    ([dx = 0, dy = 0]) =>
      circle(dx, dy, 21, light.on('#d99a45')) +
      circle(dx - 2, dy - 2, 17, light.on('#e9b463')) +
      path(`M${dx - 10} ${dy - 6}a12 12 0 0 1 14-6`, 'none', {
        stroke: light.on('#f6d596'),
        'stroke-width': 3,
        'stroke-linecap': 'round',
      }),
  );
  const jalebi =
    at(30, 46, drawJalebi(light.on('#e8761c'), 20)) + at(58, 58, drawJalebi(light.on('#f08a24'), 15));
  const chutney =
    circle(12, 4, 10, light.on('#4d7a33')) +
    path('M-4-14L10-22L14-12L0-6Z', light.on('#f0dd7a')) +
    ellipse(-10, 14, 5, 12, light.on('#3f7a3a'));
  const meal = [
    ...bowls.map(([dx, dy, size, food, garnish]) => drawBowl(dx, dy, size, steel, light.on(food), garnish)),
    ...puris,
    jalebi,
    chutney,
  ].join('');
  return drawPlate(x, y, radius, brass, at(0, 0, meal, { turn }));
}

/** Muthiya, small aubergines, yam and beans, all in green. */
function undhiyu({ light, random }: Frame): string {
  const pieces = repeat(15, (index) => {
    const [angle, distance] = [index * 2.4, 30 * Math.sqrt(index / 15)];
    const color = light.on(['#8a5a2c', '#5a2f5e', '#c9a24a', '#4d6b2c', '#a8743a'][index % 5] ?? '#8a5a2c');
    return at(
      Math.cos(angle) * distance,
      Math.sin(angle) * distance,
      ellipse(0, 0, 8, 5.4, color) + ellipse(-1.6, -1.6, 4, 2, sunlit(color, 0.25)),
      { turn: random.between(0, 180) },
    );
  });
  return pieces + drawLeaves({ light, random, width: 0, height: 0, isTall: false }, 8, 26);
}

/** One spiral of jalebi, `size` in radius. */
export function drawJalebi(color: string, size: number): string {
  const turns = 2.6;
  const points = Array.from({ length: 40 }, (_, index) => {
    const t = index / 39;
    const [angle, distance] = [t * turns * 2 * Math.PI, size * (0.16 + 0.84 * t)];
    return `${index ? 'L' : 'M'}${(Math.cos(angle) * distance).toFixed(1)} ${(Math.sin(angle) * distance).toFixed(1)}`;
  }).join('');
  const cross = `M${-size} ${size * 0.2}L${size * 0.8} ${-size * 0.5}`;
  return (
    stroke(points, shaded(color, 0.3), size * 0.3) +
    stroke(cross, shaded(color, 0.3), size * 0.26) +
    stroke(points, color, size * 0.22) +
    stroke(cross, color, size * 0.18) +
    stroke(points, sunlit(color, 0.5), size * 0.05)
  );
}

function chaas({ isTall, light }: Frame): string[] {
  const places = isTall
    ? [
        [760, 190],
        [142, 960],
      ]
    : [
        [600, 140],
        [600, 700],
      ];
  return places.map(([x = 0, y = 0]) =>
    drawBowl(
      x,
      y,
      58,
      light.on('#cfc9c0'),
      light.on('#fbf6e6'),
      circle(8, 6, 2.4, light.on('#8a6a3a')) +
        circle(-8, 10, 2, light.on('#8a6a3a')) +
        circle(2, -9, 2, light.on('#8a6a3a')) +
        ellipse(14, -10, 6, 4, light.on('#5f8a3a')),
    ),
  );
}
