import type { DrawScene, Frame } from '../frame.ts';
import { blend, dye, mix } from '../shapes/colour.ts';
import { drawPairStanding } from '../shapes/figures/standing.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawTree } from '../shapes/plants.ts';
import { drawBirds, drawGlitter, drawSky, drawSun } from '../shapes/sky.ts';
import { at, circle, path, polygon, rect, repeat } from '../shapes/svg.ts';

/** Modhera: the hall behind its stepped tank, the steps folding into triangles. */
export const drawSunTemple: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const ground = height * 0.46;
  const stone = light.on('#cf9a5f');
  const water = height * 0.9;
  const rows = 6;
  const shades = blend([sunlit(stone, 0.25), stone, shaded(stone, 0.3)], rows);
  const steps = shades.map((shade, row) => {
    const [top, bottom] = [
      ground + ((water - ground) * row) / rows,
      ground + ((water - ground) * (row + 1)) / rows + 2,
    ];
    const ledge = rect(0, top, width, bottom - top, shade) + rect(0, top, width, 8, sunlit(shade, 0.25));
    return ledge + drawTriangles(frame, top, bottom, row, shade);
  });
  return [
    drawSky(frame, ground),
    drawSun(frame, width * 0.5, ground - height * 0.2, 74),
    drawBirds(frame, width * 0.24, height * 0.14, 6),
    ...[0.04, 0.16, 0.86, 0.97].map((share, index) =>
      drawTree(
        frame,
        share * width,
        ground + 6,
        height * (0.18 + (index % 2) * 0.06),
        light.on(index % 2 ? dye.leaf : dye.leafDeep),
        light.on(dye.teakDeep),
      ),
    ),
    drawHall(frame, width / 2, ground + 4, Math.min(width * 0.6, height * 0.54), stone),
    ...steps,
    rect(0, water, width, height, light.water) + rect(0, water, width, 12, shaded(light.water, 0.25)),
    drawGlitter(frame, width * 0.5, water + 8, height, width * 0.4, light.glow),
    drawPairStanding(
      width * (frame.isTall ? 0.5 : 0.3),
      ground + (water - ground) * 0.68,
      height * (frame.isTall ? 0.2 : 0.25),
      dressUp(frame, 0),
    ),
  ].join('');
};

/** Small flights of stairs, each a triangle with its own shrine or light on top. */
function drawTriangles({ width }: Frame, top: number, bottom: number, row: number, shade: string): string {
  const size = (bottom - top) * 1.9;
  const count = Math.ceil(width / (size * 1.2)) + 1;
  return repeat(count, (index) => {
    const x = (index - (row % 2 ? 0.5 : 0)) * size * 1.2;
    const flight = repeat(4, (step) => {
      const half = (size / 2) * (1 - step * 0.22);
      const y = bottom - ((bottom - top) * step) / 4;
      return rect(
        x - half,
        y - (bottom - top) / 4,
        half * 2,
        (bottom - top) / 4 + 1,
        step % 2 ? shaded(shade, 0.22) : shaded(shade, 0.12),
      );
    });
    return flight;
  });
}

function drawHall({ light }: Frame, x: number, y: number, size: number, stone: string): string {
  const [lit, dark] = [sunlit(stone, 0.22), shaded(stone, 0.3)];
  const columns = repeat(8, (index) => {
    const dx = -63 + index * 18;
    return (
      rect(dx - 3, -44, 6, 40, index % 2 ? lit : stone) +
      rect(dx - 5, -46, 10, 4, lit) +
      rect(dx - 5, -24, 10, 3, lit) +
      rect(dx - 5, -7, 10, 4, lit)
    );
  });
  const roof = repeat(6, (index) => {
    const half = 76 - index * 11.5;
    return (
      rect(-half, -56 - index * 8, half * 2, 8.6, index % 2 ? mix(stone, dark, 0.35) : stone) +
      repeat(Math.floor(half / 6), (dot) =>
        circle(-half + 6 + dot * 12, -52 - index * 8, 2, index % 2 ? lit : dark),
      )
    );
  });
  const content = [
    rect(-80, -6, 160, 10, dark),
    rect(-70, -46, 140, 42, shaded(stone, 0.6)),
    rect(-11, -40, 22, 40, light.lamp, { opacity: 0.75 }),
    columns,
    rect(-78, -50, 156, 6, lit),
    roof,
    path('M-10-104C-10-116 10-116 10-104Z', lit) + rect(-1.4, -122, 2.8, 10, lit),
    polygon(
      [
        [-16, 4],
        [16, 4],
        [12, -6],
        [-12, -6],
      ],
      lit,
    ),
  ].join('');
  return at(x, y, content, { scale: size / 160 });
}
