import type { DrawScene, Frame } from '../frame.ts';
import { dye, mix } from '../shapes/colour.ts';
import { drawHerBack, drawHisBack } from '../shapes/figures/standing.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { drawSkyline } from '../shapes/houses.ts';
import { drawSky } from '../shapes/sky.ts';
import { at, circle, ellipse, rect, repeat, stroke } from '../shapes/svg.ts';

const powders = ['#e0358a', '#f7b32b', '#3fa7a0', '#e2512d', '#7a4fb0', '#8bbf3f'] as const;

/** Dhuleti: clouds of colour over the couple, who came in white. */
export const drawHoli: DrawScene = (frame) => {
  const { width, height, light, random } = frame;
  const floor = height * 0.94;
  const wear = {
    ...dressUp(frame, 4),
    dress: light.on(dye.white),
    dupatta: light.on('#f6d9e6'),
    trim: light.on('#e0358a'),
    kurta: light.on(dye.white),
    trousers: light.on('#efe4d2'),
  };
  const size = height * (frame.isTall ? 0.0046 : 0.0058);
  const armsUp =
    stroke('M-8.6-78C-16-84-20-92-22-102', wear.skin, 4.2) +
    stroke('M8.6-78C14-84 17-90 18-98', wear.skin, 4.2);
  const his =
    stroke('M11-80C19-86 23-94 25-104', wear.kurta, 5.4) +
    circle(25.4, -106.4, 2.6, wear.skin) +
    stroke('M-11-80C-16-84-18-92-17-100', wear.kurta, 5.4) +
    circle(-17, -102.4, 2.6, wear.skin);
  const stains = (offset: number) =>
    repeat(13, (index) =>
      circle(
        random.between(-9, 9) + offset,
        random.between(-78, -18),
        random.between(1.4, 4.2),
        powders[index % 6] ?? powders[0],
        { opacity: 0.8 },
      ),
    );
  return [
    drawSky(frame, height * 0.8),
    drawSkyline(frame, height * 0.74, light.land[0], 110, 0),
    rect(0, height * 0.78, width, height, light.on('#dcb98c')),
    drawPowder(frame, width * 0.2, height * 0.4, 250, powders[0]),
    drawPowder(frame, width * 0.8, height * 0.36, 260, powders[1]),
    drawPowder(frame, width * 0.5, height * 0.2, 240, powders[2]),
    at(width * 0.41, floor, drawHerBack(wear, armsUp) + stains(0), { scale: size }),
    at(width * 0.6, floor, drawHisBack(wear, his) + stains(0), { scale: size }),
    drawPowder(frame, width * 0.16, height * 0.82, 170, powders[4]),
    drawPowder(frame, width * 0.86, height * 0.84, 190, powders[3]),
    repeat(9, (index) =>
      ellipse(
        random.next() * width,
        height * random.between(0.88, 0.99),
        random.between(24, 80),
        9,
        powders[index % 6] ?? powders[0],
        { opacity: 0.6 },
      ),
    ),
  ].join('');
};

/** Draws a puff of powder: flat discs that get stronger towards the middle, with scattered grains. */
function drawPowder({ light, random }: Frame, x: number, y: number, size: number, color: string): string {
  const air = light.sky[2] ?? dye.white;
  const layers = [0.62, 0.36, 0.12].map((faintness, layer) =>
    repeat(15 - layer * 3, () => {
      const [angle, distance] = [
        random.next() * 2 * Math.PI,
        random.next() ** 0.7 * size * (0.62 - layer * 0.16),
      ];
      return circle(
        x + Math.cos(angle) * distance,
        y + Math.sin(angle) * distance * 0.7,
        size * random.between(0.13, 0.26) * (1 - layer * 0.18),
        mix(color, air, faintness),
      );
    }),
  );
  const grains = repeat(60, () => {
    const [angle, distance] = [random.next() * 2 * Math.PI, size * random.between(0.6, 1.3)];
    return circle(
      x + Math.cos(angle) * distance,
      y + Math.sin(angle) * distance * 0.76,
      random.between(1.6, 5),
      mix(color, air, random.between(0, 0.3)),
    );
  });
  return grains + layers.join('');
}
