import type { DrawScene, Frame } from '../frame.ts';
import { dye, mix } from '../shapes/colour.ts';
import { drawPairStanding } from '../shapes/figures/standing.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { drawGlow } from '../shapes/lamps.ts';
import { byLamplight, shaded, sunlit } from '../shapes/light.ts';
import { drawTree } from '../shapes/plants.ts';
import { drawSky } from '../shapes/sky.ts';
import { drawBandhani, drawBlockPrint, drawLightString, drawMirror, drawToran } from '../shapes/textile.ts';
import { at, circle, path, rect, repeat, stroke } from '../shapes/svg.ts';

const dyes = [dye.rani, dye.turmeric, dye.peacock, dye.vermilion, dye.indigo, dye.leaf] as const;

/** The night market at Law Garden: walls of skirts with mirrors in them. */
export const drawLawGarden: DrawScene = (outside) => {
  const frame = { ...outside, light: byLamplight(outside.light, 0.7) };
  const { width, height, light } = frame;
  const [top, ground] = [height * 0.2, height * 0.8];
  const columns = frame.isTall ? 3 : 4;
  const cell = width / columns;
  const rows = frame.isTall ? 3 : 2;
  const rowHeight = (ground - top) / rows;
  const skirts = repeat(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const size = Math.min(cell * 0.46, rowHeight * 0.8);
    return drawSkirt(
      frame,
      (column + 0.5) * cell,
      top + row * rowHeight + 30,
      size,
      dyes[(index * 2 + row) % 6] ?? dye.rani,
      dyes[(index * 2 + row + 3) % 6] ?? dye.peacock,
    );
  });
  return [
    drawSky(outside, height * 0.4),
    ...[0.1, 0.42, 0.78, 1].map((share) =>
      drawTree(
        outside,
        share * width,
        height * 0.3,
        height * 0.34,
        outside.light.on(dye.leafDeep),
        outside.light.on(dye.teakDeep),
      ),
    ),
    rect(0, top, width, ground - top, light.on('#572036')),
    drawToran(0, top, width, 62, [light.on(dye.marigold), light.on(dye.rani), light.on(dye.peacockLight)]),
    skirts,
    ...[0.14, 0.5, 0.86].map(
      (share) =>
        drawGlow(share * width, top + 26, width * 0.17, light.lamp, 0.1) +
        stroke(`M${share * width} ${top - 70}V${top + 6}`, light.ink, 3) +
        circle(share * width, top + 16, 12, light.lamp),
    ),
    drawLightString(-10, top - 60, width + 10, top - 80, 34, 6, light.lamp, light.ink),
    rect(0, ground, width, height, light.on('#8f4f47')),
    drawBlockPrint(0, ground + 6, width, 30, light.on(dye.marigoldLight)),
    rect(0, ground + 40, width, height, mix(light.on('#7b4444'), light.ink, 0.12)),
    drawPairStanding(width * 0.5, height * 0.975, height * (frame.isTall ? 0.36 : 0.46), dressUp(frame, 4)),
  ].join('');
};

/** A chaniya hung open like a fan from its waistband at (x, y). */
function drawSkirt(
  { light }: Frame,
  x: number,
  y: number,
  size: number,
  color: string,
  border: string,
): string {
  const [cloth, hem, thread] = [light.on(color), light.on(border), light.on(dye.marigoldLight)];
  const folds = repeat(6, (index) =>
    at(0, 0, path('M0 12L-9 92C-3 96 3 96 9 92Z', index % 2 ? sunlit(cloth, 0.14) : shaded(cloth, 0.14)), {
      turn: -50 + index * 20,
    }),
  );
  const content = [
    stroke('M-16 0H16', light.on(dye.teak), 3) + stroke('M0-12V2', light.ink, 2),
    path('M-14 4H14L82 62C54 112-54 112-82 62Z', cloth),
    folds,
    path('M-82 62C-54 112 54 112 82 62L74 54C48 96-48 96-74 54Z', hem),
    repeat(7, (index) => at(0, 0, drawMirror(0, 74, 7, dye.white, thread), { turn: -48 + index * 16 })),
    drawBandhani(0, 44, 15, thread, 2),
    path('M-16 0H16V9H-16Z', hem),
  ].join('');
  return at(x, y, content, { scale: size / 84 });
}
