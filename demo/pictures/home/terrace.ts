import type { DrawScene, Frame } from '../frame.ts';
import { dye, mix } from '../shapes/colour.ts';
import { drawPairSitting } from '../shapes/figures/sitting.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { drawParapet, drawSkyline } from '../shapes/houses.ts';
import { drawGlow, drawLantern } from '../shapes/lamps.ts';
import { byLamplight, shaded, sunlit } from '../shapes/light.ts';
import { drawShrub } from '../shapes/plants.ts';
import { drawMoon, drawSky, drawStars, drawSun } from '../shapes/sky.ts';
import { drawBlockPrint, drawLightString } from '../shapes/textile.ts';
import { at, ellipse, path, rect } from '../shapes/svg.ts';

/** Dinner on the terrace: a low table, lanterns, the city beyond. */
export const drawTerraceDinner: DrawScene = (outside) => {
  const frame = { ...outside, light: byLamplight(outside.light, 0.6) };
  const { width, height, light } = frame;
  const wall = height * 0.64;
  const table = height * 0.9;
  const papers = [dye.raniLight, dye.marigold, dye.peacockLight, dye.vermilion] as const;
  return [
    drawSky(outside, wall),
    light.isDark
      ? drawStars(frame, wall * 0.8, 80) + drawMoon(frame, width * 0.8, height * 0.16, 46)
      : drawSun(frame, width * 0.76, wall - height * 0.1, 56),
    drawSkyline(outside, wall - 30, outside.light.land[0], 120, 0.35),
    drawParapet(frame, wall, light.on('#b98668')),
    rect(0, height * 0.79, width, height, light.on('#6b3a48')),
    drawLightString(-20, height * 0.05, width + 20, height * 0.15, 40, 5, light.lamp, light.ink) +
      drawLightString(-20, height * 0.2, width + 20, height * 0.03, 34, 5, light.lamp, light.ink),
    ...papers.map((paper, index) =>
      drawLantern(
        frame,
        width * (0.14 + index * 0.24),
        height * (0.2 + (index % 2) * 0.07),
        112,
        light.on(paper),
      ),
    ),
    drawShrub(frame, width * 0.07, height * 0.83, height * 0.17, light.on(dye.leafDeep)) +
      path(`M${width * 0.07 - 36} ${height * 0.82}h72l-10 70h-52Z`, light.on(dye.brick)),
    drawShrub(frame, width * 0.93, height * 0.83, height * 0.17, light.on(dye.leaf)) +
      path(`M${width * 0.93 - 36} ${height * 0.82}h72l-10 70h-52Z`, light.on(dye.brick)),
    ellipse(width / 2, height * 0.965, width * 0.46, height * 0.055, light.on(dye.rani)) +
      ellipse(width / 2, height * 0.96, width * 0.42, height * 0.045, light.on(dye.raniDeep)),
    drawTable(frame, width / 2, table),
    drawPairSitting(width / 2, height * 0.985, height * (frame.isTall ? 0.25 : 0.31), dressUp(frame, 1)),
  ].join('');
};

function drawTable({ width, light }: Frame, x: number, y: number): string {
  const half = Math.min(width * 0.36, 330);
  const cloth = light.on(dye.paper);
  const candle = (dx: number) =>
    drawGlow(dx, -66, 70, light.lamp, 0.12) +
    rect(dx - 7, -52, 14, 42, light.on('#f7e6c4')) +
    path(
      `M${dx} -54C${dx - 8} -64 ${dx - 6} -74 ${dx} -86C${dx + 6} -74 ${dx + 8} -64 ${dx} -54Z`,
      light.lamp,
    );
  const dish = (dx: number, food: string) =>
    ellipse(dx, -14, 50, 12, light.on('#cfa85a')) + ellipse(dx, -19, 36, 8, light.on(food));
  const glass = (dx: number) =>
    path(`M${dx - 12}-50H${dx + 12}L${dx + 9}-12H${dx - 9}Z`, mix(light.on('#f3d9c0'), '#ffffff', 0.2), {
      opacity: 0.8,
    }) + path(`M${dx - 11}-36H${dx + 11}L${dx + 9}-12H${dx - 9}Z`, light.on('#e0567c'));
  return at(
    x,
    y,
    rect(-half, -12, half * 2, 60, cloth) +
      drawBlockPrint(-half, 8, half * 2, 30, light.on(dye.rani)) +
      rect(-half - 10, -20, half * 2 + 20, 14, sunlit(cloth, 0.3), { rx: 7 }) +
      rect(-half, 46, half * 2, 6, shaded(cloth, 0.2)) +
      candle(-half * 0.88) +
      candle(half * 0.88) +
      dish(-half * 0.62, dye.turmeric) +
      dish(half * 0.62, dye.vermilion) +
      glass(-half * 0.4) +
      glass(half * 0.4),
  );
}
