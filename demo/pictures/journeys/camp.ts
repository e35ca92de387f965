import type { DrawScene, Frame } from '../frame.ts';
import { drawGrass, drawRidge } from '../shapes/land.ts';
import { dye, mix } from '../shapes/colour.ts';
import { drawPairSitting } from '../shapes/figures/sitting.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { drawGlow } from '../shapes/lamps.ts';
import { shaded } from '../shapes/light.ts';
import { drawSky, drawStars } from '../shapes/sky.ts';
import { at, circle, path, polygon, repeat, stroke } from '../shapes/svg.ts';

/** A night out under the stars, far from the city: a tent, a fire, the Milky Way. */
export const drawStarryCamp: DrawScene = (frame) => {
  const { width, height, light, random } = frame;
  const ground = height * 0.8;
  const milk = repeat(150, () => {
    const t = random.next();
    const spread = (random.next() + random.next() - 1) * width * 0.13;
    return circle(
      width * (0.12 + t * 0.8) + spread * 0.5,
      height * (0.66 - t * 0.64) + spread * 0.7,
      random.between(1, 3.4),
      light.glow,
      { opacity: random.between(0.25, 0.9) },
    );
  });
  const band = [0.17, 0.11, 0.06].map((half, index) =>
    polygon(
      [
        [width * (0.1 - half), height * 0.74],
        [width * (0.9 - half), -20],
        [width * (0.9 + half), -20],
        [width * (0.1 + half), height * 0.74],
      ],
      '#8d6fb0',
      { opacity: 0.08 + index * 0.02 },
    ),
  );
  const fire = [width * 0.36, ground + height * 0.09] as const;
  return [
    drawSky(frame, height),
    ...band,
    drawStars(frame, height * 0.74, 150),
    milk,
    stroke(`M${width * 0.74} ${height * 0.1}l-110 46`, light.glow, 3) +
      circle(width * 0.74, height * 0.1, 4, light.glow),
    drawRidge(frame, height * 0.72, 30, light.land[0]) + drawRidge(frame, ground, 10, light.land[2]),
    drawTent(frame, width * 0.76, ground + height * 0.06, height * 0.24),
    drawGlow(fire[0], fire[1] - 26, height * 0.24, light.lamp, 0.09),
    at(
      fire[0],
      fire[1],
      path('M-22 0C-30-26-8-34-6-62C10-46 26-30 20 0Z', light.on(dye.vermilion)) +
        path('M-13 0C-16-18-2-22 0-42C10-28 15-18 11 0Z', light.lamp) +
        stroke('M-34 4L28-4M-28-4L34 4', light.on(dye.teakDeep), 10),
      { scale: height * 0.00185 },
    ),
    drawPairSitting(width * 0.54, height * 0.965, height * (frame.isTall ? 0.2 : 0.26), dressUp(frame, 0)),
    drawGrass(frame, light.ink, height * 0.05, 90),
  ].join('');
};

function drawTent({ light }: Frame, x: number, y: number, size: number): string {
  const canvas = mix(light.on(dye.marigold), light.lamp, 0.35);
  return (
    drawGlow(x, y - size * 0.4, size * 0.9, light.lamp, 0.08) +
    at(
      x,
      y,
      polygon(
        [
          [-70, 0],
          [0, -92],
          [70, 0],
        ],
        canvas,
      ) +
        polygon(
          [
            [0, -92],
            [70, 0],
            [96, -12],
            [24, -88],
          ],
          shaded(canvas, 0.4),
        ) +
        polygon(
          [
            [-22, 0],
            [0, -70],
            [22, 0],
          ],
          light.lamp,
        ) +
        polygon(
          [
            [-22, 0],
            [0, -70],
            [-2, 0],
          ],
          shaded(canvas, 0.25),
        ) +
        repeat(6, (index) => circle(-56 + index * 9, -8 - index * 11.6, 2, light.on(dye.rani))),
      { scale: size / 92 },
    )
  );
}
