import type { DrawScene, Frame } from '../frame.ts';
import { dye, mix } from '../shapes/colour.ts';
import { drawPairSitting } from '../shapes/figures/sitting.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { drawRidge } from '../shapes/land.ts';
import { lightOf, shaded, sunlit } from '../shapes/light.ts';
import { drawPalm, drawShrub } from '../shapes/plants.ts';
import { drawSky, drawSun } from '../shapes/sky.ts';
import { drawBlockPrint, drawLightString } from '../shapes/textile.ts';
import { at, circle, path, polygon, rect, repeat, round, stroke, within } from '../shapes/svg.ts';

/** An old film on a bed sheet, and popcorn between the couple. */
export const drawMovieNight: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const sheet = frame.isTall
    ? { x: 110, y: 190, width: 680, height: 480 }
    : { x: 250, y: 90, width: 700, height: 440 };
  const floor = height * 0.8;
  const [seat, size] = [height * 0.99, height * (frame.isTall ? 0.3 : 0.38)];
  return [
    rect(0, 0, width, height, light.on('#4a2a52')),
    repeat(9, (index) => rect((index * width) / 8, 0, 3, floor, light.on('#3f2348'))),
    rect(0, floor, width, height, light.on('#2f1a36')),
    polygon(
      [
        [sheet.x, sheet.y],
        [sheet.x + sheet.width, sheet.y],
        [width * 0.56, height * 1.05],
        [width * 0.44, height * 1.05],
      ],
      light.glow,
      { opacity: 0.06 },
    ),
    drawLightString(-10, 40, width + 10, 30, 34, 5, light.lamp, light.ink),
    stroke(
      `M${sheet.x - 60} ${sheet.y - 10}Q${width / 2} ${sheet.y + 14} ${sheet.x + sheet.width + 60} ${sheet.y - 10}`,
      light.ink,
      3,
    ),
    path(
      `M${sheet.x - 14} ${sheet.y - 6}Q${width / 2} ${sheet.y + 16} ${sheet.x + sheet.width + 14} ${sheet.y - 6}L${sheet.x + sheet.width + 6} ${sheet.y + sheet.height + 18}Q${width / 2} ${sheet.y + sheet.height + 4} ${sheet.x - 6} ${sheet.y + sheet.height + 18}Z`,
      '#efe2cc',
    ),
    within(
      'film',
      rect(sheet.x + 14, sheet.y + 22, sheet.width - 28, sheet.height - 34, '#000000', { rx: 8 }),
      drawFilm(frame, sheet.x, sheet.y, sheet.width, sheet.height),
    ),
    drawShrub(frame, width * 0.06, floor + 10, height * 0.2, light.on(dye.leafDeep)) +
      path(`M${width * 0.06 - 40} ${floor - 4}h80l-12 86h-56Z`, light.on(dye.brick)),
    drawPairSitting(width / 2, seat, size, dressUp(frame, 4)),
    drawSofa(frame, width / 2, height * 0.83, frame.isTall ? 760 : 860),
    drawPopcorn(frame, width / 2 + size * 0.78, height * 0.835),
  ].join('');
};

/** Draws two distant figures on a road into a red evening. */
function drawFilm(frame: Frame, x: number, y: number, width: number, height: number): string {
  const inside: Frame = { ...frame, width, height, light: lightOf('dusk') };
  const ink = inside.light.ink;
  const figure = (dx: number, tall: number, skirt: number) =>
    path(`M${dx - 7} ${-tall * 0.74}L${dx - skirt} 0H${dx + skirt}L${dx + 7} ${-tall * 0.74}Z`, ink) +
    circle(dx, -tall * 0.86, tall * 0.12, ink);
  return at(
    x,
    y,
    [
      drawSky(inside, height * 0.7, 7),
      drawSun(inside, width * 0.5, height * 0.54, 60),
      drawRidge(inside, height * 0.62, 18, inside.light.land[0]),
      drawRidge(inside, height * 0.74, 10, inside.light.land[2]),
      path(
        `M${round(width * 0.48)} ${round(height * 0.74)}H${round(width * 0.52)}L${round(width * 0.72)} ${height}H${round(width * 0.28)}Z`,
        mix(inside.light.land[1], inside.light.glow, 0.3),
      ),
      drawPalm(inside, width * 0.16, height * 0.82, height * 0.52, ink, ink, 10),
      drawPalm(inside, width * 0.88, height * 0.86, height * 0.6, ink, ink, -14),
      at(width * 0.5, height * 0.9, figure(-16, 82, 19) + figure(16, 90, 12)),
    ].join(''),
  );
}

function drawSofa({ height, light }: Frame, x: number, y: number, width: number): string {
  const cloth = light.on(dye.peacock);
  const left = x - width / 2;
  return (
    rect(left, y, width, height, cloth, { rx: 44 }) +
    rect(left + 20, y + 14, width - 40, 8, sunlit(cloth, 0.3), { rx: 4 }) +
    rect(left - 46, y + 40, 96, height, shaded(cloth, 0.2), { rx: 40 }) +
    rect(left + width - 50, y + 40, 96, height, shaded(cloth, 0.2), { rx: 40 }) +
    drawBlockPrint(left + 70, y + 70, width - 140, 44, light.on(dye.marigold))
  );
}

function drawPopcorn({ light, random }: Frame, x: number, y: number): string {
  const corn = repeat(22, () =>
    circle(
      random.between(-42, 42),
      random.between(-104, -80),
      random.between(7, 12),
      random.isLucky(0.5) ? light.on('#fff3d6') : light.on('#f3d9a0'),
    ),
  );
  const stripes = [-36, -12, 12, 36].map((dx) =>
    path(`M${dx - 6}-88H${dx + 6}L${dx * 0.8 + 4} 10H${dx * 0.8 - 4}Z`, light.on(dye.rani)),
  );
  return at(x, y, corn + path('M-50-88H50L42 10H-42Z', light.on(dye.paper)) + stripes.join(''));
}
