import type { DrawScene, Frame } from '../frame.ts';
import { dye } from '../shapes/colour.ts';
import { drawSkyline } from '../shapes/houses.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawShrub, drawTulsi } from '../shapes/plants.ts';
import { drawBirds, drawCloud, drawSky, drawSun } from '../shapes/sky.ts';
import { drawSteam } from '../shapes/tableware.ts';
import { drawBandhani, drawBlockPrint } from '../shapes/textile.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';

/** The balcony in the morning: two cane chairs, two cups, a newspaper, pots along the rail. */
export const drawBalcony: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const floor = height * 0.78;
  const pots = frame.isTall ? [0.12, 0.5, 0.88] : [0.06, 0.3, 0.5, 0.7, 0.94];
  const chair = height * (frame.isTall ? 0.27 : 0.36);
  return [
    drawSky(frame, floor),
    drawSun(frame, width * 0.5, height * 0.33, 72),
    drawCloud(frame, width * 0.2, height * 0.16, 260),
    drawBirds(frame, width * 0.7, height * 0.18, 6),
    drawSkyline(frame, height * 0.58, light.land[0], 110, 0.05),
    drawSkyline(frame, height * 0.64, light.land[1], 70, 0.05),
    drawRail(frame, height * 0.52, floor),
    ...pots.map((share, index) => drawPot(frame, share * width, height * 0.52 + 6, index)),
    rect(0, floor, width, height, light.on('#c98a62')),
    repeat(12, (index) =>
      stroke(
        `M${(index / 11) * width} ${floor}L${width / 2 + (index / 11 - 0.5) * width * 2.1} ${height}`,
        light.on('#b27450'),
        3,
      ),
    ) + repeat(4, (index) => rect(0, floor + 12 + index * index * 16, width, 3, light.on('#b27450'))),
    rect(0, 0, width, height * 0.06, light.on(dye.teak)) +
      drawBlockPrint(0, height * 0.06, width, 26, light.on(dye.rani)),
    drawChair(frame, width * (frame.isTall ? 0.2 : 0.24), height * 0.93, chair, dye.rani, false),
    drawChair(frame, width * (frame.isTall ? 0.8 : 0.76), height * 0.93, chair, dye.peacock, true),
    drawTable(frame, width * 0.5, height * 0.945, chair * 0.62),
  ].join('');
};

function drawRail({ width, light }: Frame, top: number, bottom: number): string {
  const iron = light.on(dye.plum);
  const count = Math.ceil(width / 64);
  const bars = repeat(
    count + 1,
    (index) =>
      rect(index * 64 - 3, top, 6, bottom - top, iron) +
      circle(index * 64 + 32, (top + bottom) / 2, 22, 'none', { stroke: iron, 'stroke-width': 5 }) +
      circle(index * 64 + 32, (top + bottom) / 2, 5, iron),
  );
  return bars + rect(0, top - 8, width, 15, iron) + rect(0, bottom - 20, width, 9, iron);
}

function drawPot(frame: Frame, x: number, y: number, index: number): string {
  if (index % 2 === 0) return drawTulsi(frame, x, y, 150);
  const { light } = frame;
  const flowers = repeat(8, (flower) =>
    circle(
      x - 36 + flower * 10,
      y - 84 - ((flower * 17) % 34),
      9,
      light.on(flower % 2 ? dye.marigold : dye.raniLight),
    ),
  );
  return (
    drawShrub(frame, x, y - 44, 96, light.on(dye.leaf)) +
    flowers +
    path(`M${x - 32} ${y - 52}h64l-9 52h-46Z`, light.on(dye.brick)) +
    rect(x - 36, y - 58, 72, 12, light.on('#c9623f'), { rx: 3 })
  );
}

function drawChair(
  { light }: Frame,
  x: number,
  y: number,
  size: number,
  cushion: string,
  isMirrored: boolean,
): string {
  const cane = light.on('#b98248');
  const dark = shaded(cane, 0.26);
  const pillow = light.on(cushion);
  const content = [
    stroke('M-30 0L-26-44M30 0L28-44M-18-4L-18-40M18-4L18-40', dark, 5),
    path('M-34-42C-46-70-42-100-24-104C-2-108 6-96 6-72L2-42Z', cane),
    repeat(5, (index) =>
      stroke(
        `M${-36 + index * 9}-46C${-40 + index * 9}-66 ${-36 + index * 9}-90 ${-28 + index * 7}-100`,
        dark,
        1.8,
      ),
    ),
    path('M-34-56C-30-76-26-84-14-88C-2-90 0-80 0-70L-4-52Z', pillow),
    drawBandhani(-16, -70, 10, light.on(dye.marigoldLight), 2),
    path('M-36-50H38C42-50 42-38 38-38H-36C-40-38-40-50-36-50Z', sunlit(pillow, 0.1)) +
      path('M-36-43H38C41-43 41-38 38-38H-36C-39-38-39-43-36-43Z', shaded(pillow, 0.2)),
    rect(-38, -39, 78, 6, cane, { rx: 3 }),
    stroke('M-34-72C-14-80 20-76 36-66L32-44', cane, 5),
  ].join('');
  return at(x, y, ellipse(0, 1, 44, 4, light.ink, { opacity: 0.2 }) + content, {
    scale: size / 106,
    mirror: isMirrored,
  });
}

function drawTable({ light }: Frame, x: number, y: number, size: number): string {
  const wood = light.on(dye.teak);
  const cup = (dx: number, color: string) =>
    drawSteam(dx, -86, 44, light.glow, 0.7) +
    path(
      `M${dx - 13}-82H${dx + 13}C${dx + 13}-66 ${dx + 9}-60 ${dx + 5}-60H${dx - 5}C${dx - 9}-60 ${dx - 13}-66 ${dx - 13}-82Z`,
      light.on(color),
    ) +
    ellipse(dx, -82, 13, 3, light.on('#b5743f'));
  const paper =
    path('M-18-62L26-66L30-60L-14-57Z', light.on('#efe6d2')) +
    stroke('M-8-61.4L20-63.8M-6-59.6L22-62', light.on('#a99f90'), 1.4);
  return at(
    x,
    y,
    ellipse(0, 1, 56, 5, light.ink, { opacity: 0.2 }) +
      stroke('M-30 0L-20-54M30 0L20-54M0 0V-54', shaded(wood, 0.2), 5) +
      rect(-58, -60, 116, 9, sunlit(wood, 0.14), { rx: 4 }) +
      paper +
      cup(-36, dye.rani) +
      cup(40, dye.marigold),
    { scale: size / 66 },
  );
}
