import type { DrawScene, Frame } from '../frame.ts';
import { drawRidge } from '../shapes/land.ts';
import { dye, mix } from '../shapes/colour.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawPalm, drawTree } from '../shapes/plants.ts';
import { drawBirds, drawCloud, drawRain, drawSky, drawSun } from '../shapes/sky.ts';
import { drawBlockPrint } from '../shapes/textile.ts';
import { at, circle, ellipse, path, polygon, rect, repeat, stroke, within } from '../shapes/svg.ts';

/** The window seat on the way to Mumbai: fields going by, two teas on the table. */
export const drawTrainWindow: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const wall = light.on('#3f7f86');
  const pane = frame.isTall
    ? { x: 110, y: 120, width: 680, height: 690 }
    : { x: 170, y: 80, width: 860, height: 540 };
  const sill = pane.y + pane.height;
  const glass = rect(pane.x, pane.y, pane.width, pane.height, '#000000', { rx: 46 });
  return [
    rect(0, 0, width, height, wall) + rect(0, sill + 70, width, height, shaded(wall, 0.2)),
    repeat(6, (index) => rect(0, index * 26 + 8, width, 3, shaded(wall, 0.1))),
    rect(pane.x - 30, pane.y - 30, pane.width + 60, pane.height + 60, light.on('#d7d0c2'), { rx: 70 }),
    rect(pane.x - 12, pane.y - 12, pane.width + 24, pane.height + 24, light.on('#8f8a82'), { rx: 56 }),
    within('pane', glass, drawFields(frame, pane.y, sill)),
    within(
      'shine',
      glass,
      polygon(
        [
          [pane.x + 60, pane.y],
          [pane.x + 190, pane.y],
          [pane.x + 20, sill],
          [pane.x - 110, sill],
        ],
        '#ffffff',
        { opacity: 0.14 },
      ),
    ),
    drawCurtain(frame, pane.x - 66, pane.y - 50, pane.height + 130, 1) +
      drawCurtain(frame, pane.x + pane.width + 66, pane.y - 50, pane.height + 130, -1),
    rect(pane.x - 130, pane.y - 66, pane.width + 260, 18, light.on('#a8a29a'), { rx: 9 }),
    drawTable(frame, sill + 110),
  ].join('');
};

function drawFields(frame: Frame, top: number, bottom: number): string {
  const { width, light } = frame;
  const depth = bottom - top;
  const inside = { ...frame, height: bottom };
  const poles = [0.1, 0.52, 0.94].map(
    (share) =>
      rect(share * width - 5, top + depth * 0.2, 10, depth * 0.7, light.ink) +
      rect(share * width - 34, top + depth * 0.24, 68, 7, light.ink),
  );
  const wires = [0.26, 0.31].map((share) =>
    stroke(
      `M0 ${top + depth * share}Q${width * 0.3} ${top + depth * (share + 0.07)} ${width * 0.52} ${top + depth * share}T${width} ${top + depth * share}`,
      light.ink,
      2.2,
    ),
  );
  const rows = repeat(9, (index) =>
    stroke(
      `M${width * 0.5 + (index - 4) * 30} ${top + depth * 0.68}L${width * 0.5 + (index - 4) * 220} ${bottom}`,
      light.on('#7f9a3d'),
      12,
    ),
  );
  return [
    drawSky(inside, top + depth * 0.66),
    drawSun(inside, width * 0.64, top + depth * 0.36, 48),
    drawCloud(inside, width * 0.34, top + depth * 0.2, 240),
    drawBirds(inside, width * 0.5, top + depth * 0.3, 4),
    drawRidge(inside, top + depth * 0.56, 16, light.land[0]),
    drawRidge(inside, top + depth * 0.64, 8, light.land[1]),
    ...[0.24, 0.33, 0.74].map((share) =>
      drawTree(
        frame,
        share * width,
        top + depth * 0.68,
        depth * 0.22,
        light.on(dye.leafDeep),
        light.on(dye.teakDeep),
      ),
    ),
    drawPalm(frame, width * 0.83, top + depth * 0.7, depth * 0.36, light.on(dye.leaf), light.on(dye.teak), 8),
    rect(0, top + depth * 0.67, width, depth, light.on('#a9b552')),
    rows,
    ...wires,
    ...poles,
    light.hour === 'rain' ? drawRain({ ...frame, height: bottom }, 110) : '',
  ].join('');
}

function drawCurtain({ light }: Frame, x: number, y: number, length: number, side: 1 | -1): string {
  const cloth = light.on(dye.rani);
  const folds = [26, 58, 90].map((dx) =>
    path(
      `M${dx} 0C${dx - 8} ${length * 0.4} ${dx + 10} ${length * 0.7} ${dx - 2} ${length}H${dx + 12}C${dx + 22} ${length * 0.7} ${dx + 6} ${length * 0.4} ${dx + 14} 0Z`,
      shaded(cloth, 0.16),
    ),
  );
  const body =
    path(`M0 0H118C104 ${length * 0.4} 124 ${length * 0.7} 112 ${length}H0Z`, cloth) +
    folds.join('') +
    drawBlockPrint(0, length - 54, 112, 30, light.on(dye.marigoldLight)) +
    rect(0, length - 18, 112, 6, light.on(dye.marigoldLight));
  return at(x, y, body, { mirror: side < 0 });
}

function drawTable({ width, height, light }: Frame, y: number): string {
  const wood = light.on('#c58a52');
  const cup = (x: number, tint: string) =>
    at(
      x,
      y - 6,
      steam(light.glow) +
        path('M-30-92H30L22 0H-22Z', light.on(tint)) +
        path('M10-92H30L22 0H8Z', shaded(light.on(tint), 0.16)) +
        ellipse(0, -92, 30, 8, sunlit(light.on(tint), 0.2)) +
        ellipse(0, -91, 24, 5.6, light.on('#b5743f')),
    );
  const biscuits = at(
    width * 0.5,
    y - 4,
    ellipse(0, 0, 76, 15, light.on(dye.shell)) +
      ellipse(0, -4, 60, 10, mix(light.on(dye.shell), dye.white, 0.4)) +
      [-26, 0, 26].map((dx) => rect(dx - 20, -20, 38, 12, light.on('#d59a4e'), { rx: 5 })).join('') +
      rect(-14, -31, 38, 12, light.on('#e2ae63'), { rx: 5 }),
  );
  return (
    rect(width * 0.08, y - 20, width * 0.84, 46, wood, { rx: 18 }) +
    rect(width * 0.08, y + 10, width * 0.84, 16, shaded(wood, 0.28), { rx: 8 }) +
    rect(width * 0.46, y + 26, width * 0.08, height, light.on('#6d6863')) +
    cup(width * 0.3, '#b4552f') +
    cup(width * 0.7, '#b4552f') +
    biscuits +
    circle(0, 0, 0, wood)
  );
}

function steam(color: string): string {
  return stroke('M-10-108c-12-18 10-30 0-50s8-28 2-42M12-108c-10-16 10-28 0-46', color, 4.6, {
    opacity: 0.5,
  });
}
