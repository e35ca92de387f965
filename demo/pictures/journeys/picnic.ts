import type { DrawScene, Frame } from '../frame.ts';
import { drawGrass, drawRidge } from '../shapes/land.ts';
import { dye, mix } from '../shapes/colour.ts';
import { drawPairSitting } from '../shapes/figures/sitting.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawTree } from '../shapes/plants.ts';
import { drawBirds, drawCloud, drawSky } from '../shapes/sky.ts';
import { drawBandhani } from '../shapes/textile.ts';
import { at, ellipse, path, polygon, rect, round, stroke } from '../shapes/svg.ts';

/** Polo forest: a cloth by the river, a tiffin, old stones among the trees. */
export const drawPicnic: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const bank = height * 0.62;
  const cloth = light.on(dye.rani);
  return [
    drawSky(frame, height * 0.5),
    drawCloud(frame, width * 0.7, height * 0.12, 260),
    drawBirds(frame, width * 0.4, height * 0.16, 4),
    drawRidge(frame, height * 0.34, 50, light.land[0]) +
      drawRidge(frame, height * 0.44, 34, mix(light.land[0], light.land[1], 0.6)),
    ...[0.02, 0.2, 0.36, 0.62, 0.8, 0.98].map((share, index) =>
      drawTree(
        frame,
        share * width,
        bank - 6,
        height * (0.34 + (index % 3) * 0.06),
        light.on([dye.leafDeep, dye.leaf, dye.mehndi][index % 3] ?? dye.leaf),
        light.on(dye.teakDeep),
      ),
    ),
    drawRuin(frame, width * 0.5, bank, height * 0.24),
    rect(0, bank - 8, width, height, light.on('#7f9a4c')),
    path(
      `M0 ${round(bank + 30)}C${round(width * 0.3)} ${round(bank - 8)} ${round(width * 0.6)} ${round(bank + 66)} ${width} ${round(bank + 22)}V${round(bank + 96)}C${round(width * 0.6)} ${round(bank + 132)} ${round(width * 0.3)} ${round(bank + 50)} 0 ${round(bank + 100)}Z`,
      light.water,
    ),
    polygon(
      [
        [width * 0.22, height * 0.97],
        [width * 0.34, height * 0.83],
        [width * 0.8, height * 0.83],
        [width * 0.9, height * 0.97],
      ],
      cloth,
    ) +
      polygon(
        [
          [width * 0.22, height * 0.97],
          [width * 0.228, height * 0.96],
          [width * 0.893, height * 0.96],
          [width * 0.9, height * 0.97],
        ],
        light.on(dye.marigold),
      ),
    ...[0.4, 0.52, 0.64, 0.76].map(
      (share) =>
        `<g transform="translate(${round(share * width)} ${round(height * 0.9)}) scale(1 .42)">${drawBandhani(0, 0, 44, light.on(dye.marigoldLight), 3)}</g>`,
    ),
    drawPairSitting(width * 0.48, height * 0.945, height * (frame.isTall ? 0.24 : 0.3), dressUp(frame, 1)),
    drawTiffin(frame, width * 0.74, height * 0.925, height * 0.13),
    drawGrass(frame, light.on('#55763b'), height * 0.06, 110),
  ].join('');
};

function drawRuin({ light }: Frame, x: number, y: number, size: number): string {
  const stone = light.on('#b98d66');
  const content =
    rect(-60, -10, 120, 12, shaded(stone, 0.25)) +
    [-46, -16, 14, 44]
      .map(
        (dx, index) =>
          rect(dx - 7, index === 3 ? -46 : -76, 14, index === 3 ? 38 : 68, stone) +
          rect(dx + 1, index === 3 ? -46 : -76, 6, index === 3 ? 38 : 68, shaded(stone, 0.2)) +
          rect(dx - 10, index === 3 ? -50 : -80, 20, 6, sunlit(stone, 0.2)),
      )
      .join('') +
    rect(-58, -90, 86, 12, stone) +
    path('M-48-90C-44-112-18-118-6-90Z', stone) +
    ellipse(-28, -8, 16, 5, light.on(dye.leaf)) +
    ellipse(40, -8, 20, 6, light.on(dye.leaf));
  return at(x, y, content, { scale: size / 110 });
}

function drawTiffin({ light }: Frame, x: number, y: number, size: number): string {
  const steel = light.on('#cfd3d0');
  const tiers = [0, 1, 2].map(
    (tier) =>
      rect(-28, -26 - tier * 25, 56, 23, steel, { rx: 5 }) +
      rect(12, -26 - tier * 25, 16, 23, shaded(steel, 0.2), { rx: 5 }) +
      rect(-28, -7 - tier * 25, 56, 4, shaded(steel, 0.3)),
  );
  return at(
    x,
    y,
    tiers.join('') +
      path('M-26-78C-24-90 24-90 26-78Z', steel) +
      stroke('M-32-4V-84C-32-104 32-104 32-84V-4', shaded(steel, 0.35), 5),
    { scale: size / 100 },
  );
}
