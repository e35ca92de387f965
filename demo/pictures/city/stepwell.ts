import type { DrawScene, Frame } from '../frame.ts';
import { blend, dye, mix } from '../shapes/colour.ts';
import { drawPairStanding } from '../shapes/figures/standing.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawSky } from '../shapes/sky.ts';
import { circle, path, polygon, rect, repeat, type Point } from '../shapes/svg.ts';

/** Adalaj: rows of pillars down to the water, the couple on the steps. */
export const drawStepwell: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const [x, y] = [width / 2, height * 0.5];
  const depth = 6;
  const stones = blend([light.on('#6d2f3c'), light.on('#a4573f'), light.on('#d9985a')], depth);
  const frames = stones.map((stone, index) => drawPortal(frame, x, y, 0.2 * 1.44 ** index, stone));
  return [
    drawSky(frame, height),
    rect(x - width * 0.07, y - height * 0.2, width * 0.14, height * 0.4, light.glow),
    rect(x - width * 0.07, y + height * 0.06, width * 0.14, height * 0.1, light.on(dye.peacockLight)),
    circle(x, y - height * 0.02, width * 0.028, light.on(dye.marigold)),
    ...frames,
    drawSteps(frame, x, height * 0.78),
    drawPairStanding(x, height * 0.895, height * 0.25, dressUp(frame, 0)),
  ].join('');
};

/** Draws four pillars with brackets, the beam over them, and a floor above, open to the sky. */
function drawPortal({ width, height }: Frame, x: number, y: number, scale: number, stone: string): string {
  const [w, h] = [width * 0.5 * scale, height * 0.5 * scale];
  const dark = shaded(stone, 0.24);
  const lit = sunlit(stone, 0.26);
  const sides = [-1, 1].map((side) => {
    const inner = x + side * w * 0.62;
    const edge = x + side * w * 3;
    const wall = rect(
      Math.min(inner + side * w * 0.36, edge),
      y - h * 2.4,
      Math.abs(edge - inner - side * w * 0.36),
      h * 5,
      dark,
    );
    const niche = rect(
      inner + (side > 0 ? w * 0.5 : -w * 0.78),
      y - h * 0.34,
      w * 0.28,
      h * 0.56,
      shaded(dark, 0.4),
      { rx: w * 0.06 },
    );
    const pillar = [0, 0.36]
      .map((offset) =>
        drawPillar(inner + side * w * offset, y - h * 0.82, y + h * 1.1, w * 0.13, stone, lit, dark),
      )
      .join('');
    return wall + niche + pillar;
  });
  const beam =
    rect(x - w * 3, y - h * 0.98, w * 6, h * 0.18, stone) +
    rect(x - w * 3, y - h * 0.98, w * 6, h * 0.05, lit);
  const frieze = repeat(26, (index) =>
    circle(x - w * 1.3 + (index * w * 2.6) / 25, y - h * 0.865, w * 0.025, dark),
  );
  const corbels = [-1, 1].map((side) =>
    polygon(
      mirrored(
        side,
        [
          [0.62, -0.82],
          [0.36, -0.82],
          [0.56, -0.6],
          [0.62, -0.58],
        ],
        x,
        y,
        w,
        h,
      ),
      lit,
    ),
  );
  const upper = [-0.62, -0.2, 0.2, 0.62].map((share) =>
    rect(x + share * w - w * 0.035, y - h * 1.36, w * 0.07, h * 0.4, stone),
  );
  const cap = rect(x - w * 3, y - h * 1.46, w * 6, h * 0.13, mix(stone, dark, 0.4));
  return sides.join('') + upper.join('') + cap + beam + frieze + corbels.join('');
}

function mirrored(
  side: number,
  shares: readonly Point[],
  x: number,
  y: number,
  w: number,
  h: number,
): Point[] {
  return shares.map(([dx, dy]) => [x + side * dx * w, y + dy * h]);
}

function drawPillar(
  x: number,
  top: number,
  bottom: number,
  width: number,
  stone: string,
  lit: string,
  dark: string,
): string {
  const height = bottom - top;
  const rings = [0.12, 0.3, 0.5, 0.72].map((share) =>
    rect(x - width * 0.66, top + height * share, width * 1.32, height * 0.03, lit),
  );
  const shaft =
    rect(x - width / 2, top, width, height, stone) + rect(x + width * 0.14, top, width * 0.36, height, dark);
  const head = path(
    `M${x - width} ${top}H${x + width}L${x + width * 0.5} ${top + height * 0.07}H${x - width * 0.5}Z`,
    lit,
  );
  return shaft + rings.join('') + head;
}

function drawSteps({ width, height, light }: Frame, x: number, top: number): string {
  const count = 6;
  const step = (height - top) / count;
  return repeat(count, (index) => {
    const half = width * (0.3 + index * 0.075);
    const stone = light.on(mix('#b9714a', '#e0a764', index / count));
    return (
      rect(x - half, top + index * step, half * 2, step + 2, shaded(stone, 0.26)) +
      rect(x - half, top + index * step, half * 2, step * 0.42, stone)
    );
  });
}
