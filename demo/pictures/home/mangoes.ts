import type { DrawScene } from '../frame.ts';
import { dye } from '../shapes/colour.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';
import { drawBowl, drawPlate, drawPrintedCloth } from '../shapes/tableware.ts';

/** Kesar mangoes: a crate, two cut open, a bowl of ras. */
export const drawMangoes: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const straw = light.on('#d9b878');
  const crate = frame.isTall ? { x: 450, y: 380, w: 620, h: 470 } : { x: 380, y: 430, w: 580, h: 520 };
  const fruits = repeat(12, (index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const [x, y] = [
      crate.x - crate.w / 2 + (column + 0.5) * (crate.w / 4) + (row % 2 ? 16 : -14),
      crate.y - crate.h / 2 + (row + 0.5) * (crate.h / 3),
    ];
    return drawMango(
      light.on(['#f3a61f', '#eb9416', '#f6b93a'][index % 3] ?? '#f3a61f'),
      light.on('#d8572a'),
      x,
      y,
      1.06,
      -50 + ((index * 47) % 110),
    );
  });
  const wood = light.on('#b07a48');
  const slats = repeat(
    2,
    (side) =>
      rect(
        crate.x - crate.w / 2 - 26,
        crate.y + (side ? 1 : -1) * (crate.h / 2 + 16) - 20,
        crate.w + 52,
        40,
        side ? wood : sunlit(wood, 0.14),
        { rx: 6 },
      ) +
      repeat(3, (nail) =>
        circle(
          crate.x - crate.w / 2 + nail * (crate.w / 2),
          crate.y + (side ? 1 : -1) * (crate.h / 2 + 16),
          5,
          shaded(wood, 0.4),
        ),
      ),
  );
  const [bowlX, bowlY] = frame.isTall ? [300, 920] : [905, 300];
  const [cutX, cutY] = frame.isTall ? [660, 930] : [900, 660];
  return [
    drawPrintedCloth(frame, light.on('#7b2347'), light.on('#a13a63'), 84),
    rect(crate.x - crate.w / 2 - 12, crate.y - crate.h / 2 + 8, crate.w + 50, crate.h + 46, dye.ink, {
      opacity: 0.22,
      rx: 14,
    }),
    rect(crate.x - crate.w / 2 - 20, crate.y - crate.h / 2, crate.w + 40, crate.h, shaded(straw, 0.3)),
    repeat(60, (index) =>
      stroke(
        `M${crate.x - crate.w / 2 + ((index * 83) % crate.w)} ${crate.y - crate.h / 2 + ((index * 59) % crate.h)}l${(index % 5) * 12 - 24} ${30 - (index % 3) * 18}`,
        index % 2 ? straw : sunlit(straw, 0.3),
        5,
      ),
    ),
    fruits,
    slats,
    drawPlate(
      cutX,
      cutY,
      170,
      light.on('#e8e0d2'),
      [
        [-34, -22, -24],
        [36, 26, 18],
      ]
        .map(([x = 0, y = 0, turn = 0]) => at(x, y, drawHalf(light.on('#f6b02c')), { turn }))
        .join(''),
    ),
    drawBowl(
      bowlX,
      bowlY,
      150,
      light.on('#d9b15c'),
      light.on('#f7a823'),
      path('M-16-6C-4-20 14-14 12 0C10 12-8 12-8 2', 'none', {
        stroke: light.on('#ffd27a'),
        'stroke-width': 3.6,
        'stroke-linecap': 'round',
      }) +
        [
          [-14, 12],
          [12, 16],
          [0, -22],
        ]
          .map(([x = 0, y = 0]) => ellipse(x, y, 3.4, 1.8, light.on('#6f8a3a')))
          .join(''),
    ),
    rect(0, height - 12, width, 12, light.on(dye.marigold)),
  ].join('');
};

function drawMango(skin: string, blush: string, x: number, y: number, scale: number, turn: number): string {
  const shape =
    'M-10-66C24-76 58-50 58-10C58 34 24 72-14 76C-32 78-40 66-33 55C-26 44-40 30-46 4C-52-30-38-58-10-66Z';
  return at(
    x,
    y,
    path(shape, dye.ink, { opacity: 0.2, transform: 'translate(6 8)' }) +
      path(shape, skin) +
      path(
        'M22-66C46-56 58-34 58-10C58 34 24 72-14 76C-20 77-26 76-30 72C8 66 36 32 38-8C39-32 32-52 22-66Z',
        blush,
        { opacity: 0.45 },
      ) +
      path('M-34-14C-32-34-22-46-8-50', 'none', {
        stroke: sunlit(skin, 0.7),
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }) +
      path('M-12-66l-6-14l9-2l5 15Z', shaded(skin, 0.6)),
    { scale, turn },
  );
}

function drawHalf(flesh: string): string {
  const cuts =
    repeat(5, (index) => stroke(`M${-26 + index * 13}-40L${-26 + index * 13} 40`, shaded(flesh, 0.18), 2.4)) +
    repeat(6, (index) => stroke(`M-34 ${-34 + index * 13}H34`, shaded(flesh, 0.18), 2.4));
  return (
    ellipse(0, 0, 42, 54, shaded(flesh, 0.25)) +
    ellipse(0, -1, 37, 49, flesh) +
    `<g>${cuts}</g>` +
    ellipse(-14, -24, 6, 10, sunlit(flesh, 0.55))
  );
}
