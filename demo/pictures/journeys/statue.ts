import type { DrawScene, Frame } from '../frame.ts';
import { drawRidge } from '../shapes/land.ts';
import { blend, dye, mix } from '../shapes/colour.ts';
import { drawPairStanding } from '../shapes/figures/standing.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawTree } from '../shapes/plants.ts';
import { drawBirds, drawCloud, drawGlitter, drawSky, drawSun } from '../shapes/sky.ts';
import { at, ellipse, path, rect, repeat, round, stroke } from '../shapes/svg.ts';

/** The statue above the Narmada, the hills behind, the couple on the viewing bridge. */
export const drawStatue: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const hills = blend([mix(light.land[0], light.sky[3] ?? dye.shell, 0.5), light.land[0], light.land[1]], 4);
  const x = width * (frame.isTall ? 0.58 : 0.66);
  const base = height * 0.69;
  return [
    drawSky(frame, height * 0.62),
    drawSun(frame, width * 0.22, height * 0.26, 58),
    drawCloud(frame, width * 0.34, height * 0.15, 250),
    drawBirds(frame, width * 0.36, height * 0.34, 6),
    ...hills.map((green, index) => drawRidge(frame, height * (0.46 + index * 0.055), height * 0.05, green)),
    rect(0, height * 0.7, width, height, light.water),
    drawGlitter(frame, width * 0.3, height * 0.71, height * 0.88, width * 0.3, light.glow),
    path(
      `M${round(width * 0.36)} ${round(height * 0.74)}C${round(width * 0.5)} ${round(height * 0.66)} ${round(width * 0.9)} ${round(height * 0.66)} ${width} ${round(height * 0.7)}V${round(height * 0.78)}C${round(width * 0.8)} ${round(height * 0.75)} ${round(width * 0.5)} ${round(height * 0.78)} ${round(width * 0.36)} ${round(height * 0.74)}Z`,
      light.land[2],
    ),
    drawFigure(frame, x, base, height * (frame.isTall ? 0.5 : 0.58)),
    ...[0.42, 0.48, 0.86, 0.93].map((share, index) =>
      drawTree(
        frame,
        share * width,
        height * (0.735 + (index % 2) * 0.012),
        height * 0.09,
        light.on(index % 2 ? dye.leaf : dye.leafDeep),
        light.on(dye.teakDeep),
      ),
    ),
    drawRailing(frame, height * 0.88),
    drawPairStanding(width * 0.3, height * 0.985, height * (frame.isTall ? 0.3 : 0.38), dressUp(frame, 0)),
  ].join('');
};

/** A man in dhoti and shawl on his plinth, seen from far below. */
function drawFigure({ light }: Frame, x: number, y: number, size: number): string {
  const bronze = light.on('#9a7350');
  const [lit, dark] = [sunlit(bronze, 0.28), shaded(bronze, 0.3)];
  const content = [
    path('M-30 0L-22-16H22L30 0Z', light.on('#c9b79c')) +
      path('M-19-16L-15-28H15L19-16Z', light.on('#dccbb0')) +
      rect(-30, -3, 60, 3, shaded(light.on('#c9b79c'), 0.2)),
    path('M-11-66C-13-50-12-38-11-28H-1L0-50L2-28H11C12-38 13-50 11-66Z', bronze),
    path('M2-28H11C12-38 13-50 11-66H4C6-52 6-40 2-28Z', dark) +
      stroke('M-6-62C-8-50-8-40-7-30M-2-60V-46', dark, 1),
    path('M-13-96C-15-84-14-72-12-62C-4-58 6-58 12-62C14-72 15-84 13-96C8-102-8-102-13-96Z', bronze),
    path('M4-99C12-84 13-70 12-62C14-72 15-84 13-96C11-99 8-100 4-99Z', dark),
    path('M-13-96C-9-84 0-72 12-63L10-56C-4-62-14-76-15-88Z', lit) +
      path('M8-64C13-58 14-46 12-36L7-38C8-48 6-56 3-62Z', lit),
    stroke('M-13-94C-17-84-17-72-15-62', bronze, 5) + stroke('M13-94C17-84 17-72 15-62', dark, 5),
    path('M-3.4-98V-104H3.4V-98Z', dark),
    ellipse(0, -108, 5.6, 6.6, bronze) +
      path('M1-114C6-113 7-106 4-102C2-101 1-101 0-101.5C4-106 4-110 1-114Z', dark) +
      path('M-5.6-108C-6-116 6-116 5.6-108C4-112-4-112-5.6-108Z', dark),
  ].join('');
  return at(x, y, content, { scale: size / 116 });
}

function drawRailing({ width, height, light }: Frame, y: number): string {
  const steel = light.on('#7d5560');
  return (
    rect(0, y + 46, width, height, light.on('#a97862')) +
    repeat(Math.ceil(width / 80), (index) => rect(index * 80 + 20, y, 7, 62, steel)) +
    rect(0, y - 6, width, 11, steel) +
    rect(0, y + 24, width, 5, steel) +
    rect(0, y + 46, width, 12, light.on('#c9986f'))
  );
}
