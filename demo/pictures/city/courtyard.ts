import type { DrawScene, Frame } from '../frame.ts';
import { dye } from '../shapes/colour.ts';
import { drawPairSitting } from '../shapes/figures/sitting.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { archPath } from '../shapes/houses.ts';
import { drawGlow } from '../shapes/lamps.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawTulsi } from '../shapes/plants.ts';
import { drawBlockPrint, drawToran } from '../shapes/textile.ts';
import { circle, path, polygon, rect, repeat, stroke } from '../shapes/svg.ts';

/** The grandparents' house in the pol: the swing in the courtyard, carved pillars, tulsi in the light. */
export const drawCourtyard: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const floor = height * 0.8;
  const wall = light.on('#e8c08a');
  const [wood, deep] = [light.on(dye.teak), light.on(dye.teakDeep)];
  const seat = height * 0.735;
  const [x, half] = [width * (frame.isTall ? 0.5 : 0.46), frame.isTall ? 250 : 270];
  return [
    rect(0, 0, width, height, wall),
    rect(0, floor - 150, width, 150, light.on('#4c8a86')) +
      drawBlockPrint(0, floor - 182, width, 30, light.on('#4c8a86')),
    ...(frame.isTall ? [0.5] : [0.3, 0.66]).map((share) =>
      drawRoomDoor(frame, share * width, floor, height * 0.44),
    ),
    polygon(
      [
        [width * 0.62, 0],
        [width * 0.98, 0],
        [width * 0.74, height],
        [width * 0.2, height],
      ],
      light.glow,
      { opacity: light.isDark ? 0.05 : 0.28 },
    ),
    rect(0, 0, width, height * 0.13, wood) +
      rect(0, height * 0.13, width, 16, deep) +
      drawBlockPrint(0, height * 0.05, width, 40, sunlit(wood, 0.22)),
    ...[0.06, 0.94].map((share) => drawPillar(share * width, height * 0.14, floor, wood, deep)),
    drawToran(width * 0.1, height * 0.165, width * 0.8, 56, [
      light.on(dye.marigold),
      light.on(dye.rani),
      light.on(dye.leaf),
    ]),
    rect(0, floor, width, height, light.on('#b96f50')),
    drawTiles(frame, floor),
    ...[-1, 1].map((side) => drawChain(x + side * half * 0.86, height * 0.14, seat, light.on('#d9a441'))),
    drawPairSitting(x, seat + 12, height * (frame.isTall ? 0.29 : 0.36), dressUp(frame, 3)),
    rect(x - half, seat, half * 2, 26, sunlit(wood, 0.12), { rx: 8 }) +
      rect(x - half, seat + 17, half * 2, 11, deep, { rx: 5 }) +
      repeat(9, (index) =>
        circle(x - half + 30 + (index * (half * 2 - 60)) / 8, seat + 9, 4.4, light.on('#d9a441')),
      ),
    light.isDark ? drawGlow(width * 0.8, height * 0.3, 190, light.lamp, 0.12) : '',
    drawTulsi(frame, width * 0.82, height * 0.93, height * 0.26),
  ].join('');
};

function drawRoomDoor({ light }: Frame, x: number, y: number, height: number): string {
  const width = height * 0.5;
  const leaf = light.on(dye.peacock);
  const inner = light.isDark ? light.lamp : light.on('#5b3034');
  return [
    path(archPath(x, y, width * 1.24, height * 1.08), light.on(dye.teak)),
    path(archPath(x, y, width, height), inner),
    polygon(
      [
        [x - width / 2, y - height * 0.66],
        [x - width * 0.22, y - height * 0.62],
        [x - width * 0.22, y],
        [x - width / 2, y],
      ],
      leaf,
    ),
    polygon(
      [
        [x + width / 2, y - height * 0.66],
        [x + width * 0.22, y - height * 0.62],
        [x + width * 0.22, y],
        [x + width / 2, y],
      ],
      shaded(leaf, 0.12),
    ),
  ].join('');
}

function drawPillar(x: number, top: number, bottom: number, wood: string, deep: string): string {
  const rings = [0.1, 0.22, 0.78].map((share) =>
    rect(x - 42, top + (bottom - top) * share, 84, 16, sunlit(wood, 0.16), { rx: 8 }),
  );
  return (
    rect(x - 30, top, 60, bottom - top, wood) +
    rect(x + 8, top, 22, bottom - top, deep) +
    rings.join('') +
    path(`M${x - 70} ${top}H${x + 70}L${x + 32} ${top + 54}H${x - 32}Z`, sunlit(wood, 0.08)) +
    rect(x - 48, bottom - 34, 96, 44, deep)
  );
}

function drawTiles({ width, height, light }: Frame, floor: number): string {
  const joint = light.on('#9a5846');
  const rows = repeat(5, (index) => rect(0, floor + index * index * 9 + 10, width, 3, joint));
  const lines = repeat(15, (index) =>
    stroke(
      `M${(index / 14) * width} ${floor}L${width / 2 + (index / 14 - 0.5) * width * 2.2} ${height}`,
      joint,
      2.4,
    ),
  );
  return rows + lines;
}

function drawChain(x: number, top: number, bottom: number, brass: string): string {
  return (
    stroke(`M${x} ${top}V${bottom}`, brass, 3) +
    repeat(Math.floor((bottom - top) / 30), (index) =>
      circle(x, top + 15 + index * 30, 6, 'none', { stroke: brass, 'stroke-width': 3.6 }),
    ) +
    circle(x, bottom - 10, 11, brass)
  );
}
