import type { DrawScene, Frame } from '../frame.ts';
import { dye, mix } from '../shapes/colour.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { at, circle, ellipse, path, rect, repeat, round, stroke, within } from '../shapes/svg.ts';

/** The tree of Sidi Saiyyed's window, carved out of one stone, in front of an evening sky. */
export const drawJali: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const stone = light.on('#a9643f');
  const [x, base] = [width / 2, height * 0.84];
  const half = Math.min(width * 0.4, height * 0.44);
  const arch = `M${round(x - half)} ${round(base)}V${round(base - half * 0.62)}A${round(half)} ${round(half)} 0 0 1 ${round(x + half)} ${round(base - half * 0.62)}V${round(base)}Z`;
  const sky = [0, 1, 2, 3, 4].map((index) =>
    circle(
      x,
      base - half * 0.25,
      half * (1.5 - index * 0.27),
      mix(light.sky[index] ?? dye.sand, light.glow, 0.12),
    ),
  );
  return [
    rect(0, 0, width, height, stone),
    drawBlocks(frame, stone),
    path(arch, shaded(stone, 0.5), {
      transform: `translate(0 ${round(-half * 0.03)})`,
      stroke: shaded(stone, 0.36),
      'stroke-width': half * 0.17,
    }),
    path(arch, 'none', { stroke: sunlit(stone, 0.3), 'stroke-width': half * 0.07 }),
    within(
      'window',
      path(arch, '#000000'),
      sky.join('') + drawTreeOfStone(shaded(stone, 0.62), x, base, half),
    ),
    rect(x - half * 1.16, base, half * 2.32, half * 0.1, sunlit(stone, 0.2)) +
      rect(x - half * 1.1, base + half * 0.1, half * 2.2, half * 0.06, shaded(stone, 0.2)),
    repeat(21, (index) =>
      circle(x - half + (index * half) / 10, base + half * 0.05, half * 0.018, shaded(stone, 0.35)),
    ),
  ].join('');
};

function drawBlocks({ width, height, random }: Frame, stone: string): string {
  const row = height / 9;
  return repeat(9, (line) => {
    const joints = repeat(5, (index) =>
      rect((index + (line % 2 ? 0.5 : 0)) * (width / 4), line * row, 3, row, shaded(stone, 0.1)),
    );
    const tint = rect(
      0,
      line * row,
      width,
      row,
      random.isLucky(0.5) ? sunlit(stone, random.between(0, 0.07)) : shaded(stone, random.between(0, 0.06)),
    );
    return tint + rect(0, line * row, width, 3, shaded(stone, 0.12)) + joints;
  });
}

/** Draws a trunk, branches that curl to both sides, leaves along them, and palms between them. */
function drawTreeOfStone(color: string, x: number, base: number, half: number): string {
  const branches = [
    [-0.2, 0.92, 0.26],
    [-0.42, 0.86, 0.3],
    [-0.66, 0.74, 0.3],
    [-0.9, 0.56, 0.26],
    [-1.1, 0.34, 0.2],
  ] as const;
  const sides = [-1, 1].map((side) =>
    branches
      .map(([up, reach, curl]) => {
        const [startY, endX, endY] = [
          base + (up + 0.16) * half,
          x + side * reach * half * 0.78,
          base + (up - 0.08) * half,
        ];
        const tip = curl * half;
        const line = `M${round(x)} ${round(startY)}C${round(x + side * reach * half * 0.3)} ${round(startY - half * 0.3)} ${round(endX - side * half * 0.1)} ${round(endY - half * 0.22)} ${round(endX)} ${round(endY)}c${round(side * tip * 0.3)} ${round(tip * 0.44)} ${round(-side * tip * 0.42)} ${round(tip * 0.6)} ${round(-side * tip * 0.46)} ${round(tip * 0.12)}`;
        return stroke(line, color, half * 0.036) + drawLeaves(x, startY, endX, endY, half, color, side);
      })
      .join(''),
  );
  const trunk = path(
    `M${round(x - half * 0.1)} ${round(base)}C${round(x - half * 0.03)} ${round(base - half * 0.3)} ${round(x - half * 0.05)} ${round(base - half * 0.9)} ${round(x)} ${round(base - half * 1.42)}C${round(x + half * 0.05)} ${round(base - half * 0.9)} ${round(x + half * 0.03)} ${round(base - half * 0.3)} ${round(x + half * 0.1)} ${round(base)}Z`,
    color,
  );
  const palms = [-0.62, 0.62].map((share) => drawSmallPalm(x + share * half, base, half * 0.58, color));
  return trunk + sides.join('') + palms.join('') + drawLattice(x, base, half, color);
}

function drawLeaves(
  x: number,
  startY: number,
  endX: number,
  endY: number,
  half: number,
  color: string,
  side: number,
): string {
  return repeat(9, (index) => {
    const t = 0.16 + index * 0.1;
    const [px, py] = [x + (endX - x) * t, startY + (endY - startY) * t - Math.sin(t * Math.PI) * half * 0.2];
    const leaf = ellipse(0, -half * 0.05, half * 0.022, half * 0.05, color);
    return (
      at(px, py, leaf, { turn: side * (28 + t * 50) }) +
      at(px, py, leaf, { turn: side * (150 + t * 40) }) +
      circle(px + side * half * 0.02, py - half * 0.1, half * 0.013, color)
    );
  });
}

function drawSmallPalm(x: number, base: number, size: number, color: string): string {
  const fronds = repeat(9, (index) =>
    at(
      x,
      base - size,
      path(
        `M0 0C${round(-size * 0.06)} ${round(-size * 0.2)} ${round(-size * 0.03)} ${round(-size * 0.34)} 0 ${round(-size * 0.42)}C${round(size * 0.03)} ${round(-size * 0.34)} ${round(size * 0.06)} ${round(-size * 0.2)} 0 0Z`,
        color,
      ),
      { turn: -112 + index * 28 },
    ),
  );
  return stroke(`M${round(x)} ${round(base)}V${round(base - size)}`, color, size * 0.1) + fronds;
}

/** Fine rings that hold the carving in its frame. */
function drawLattice(x: number, base: number, half: number, color: string): string {
  return repeat(31, (index) => {
    const angle = Math.PI + (index / 30) * Math.PI;
    return circle(
      x + Math.cos(angle) * half * 0.93,
      base - half * 0.62 + Math.sin(angle) * half * 0.93,
      half * 0.036,
      'none',
      { stroke: color, 'stroke-width': half * 0.016 },
    );
  });
}
