import type { DrawScene, Frame } from '../frame.ts';
import { dye } from '../shapes/colour.ts';
import { drawDancer, drawDancingMan } from '../shapes/figures/dancing.ts';
import { drawGlow } from '../shapes/lamps.ts';
import { byLamplight, shaded } from '../shapes/light.ts';
import { drawMoon, drawSky, drawStars } from '../shapes/sky.ts';
import { drawLightString, drawMirror, drawToran } from '../shapes/textile.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';

const skirts = [
  dye.rani,
  dye.marigold,
  dye.peacock,
  dye.vermilion,
  dye.raniLight,
  dye.indigo,
  dye.turmeric,
] as const;

/** Garba: skirts wheel around the lamp, under strings of light. */
export const drawGarba: DrawScene = (outside) => {
  const frame = { ...outside, light: byLamplight(outside.light) };
  const { width, height, light, random } = frame;
  const [cx, cy] = [width / 2, height * 0.6];
  const [rx, ry] = [width * 0.4, height * 0.16];
  const far = ring(Math.PI, 2 * Math.PI, 7).map(([x, y], index) =>
    dancer(x, y, 150, index, random.isLucky(0.35)),
  );
  const near = ring(0.16, Math.PI - 0.16, 4).map(([x, y], index) =>
    dancer(x, y + height * 0.13, 330, index + 3, false),
  );
  return [
    drawSky(frame, height * 0.5),
    drawStars(frame, height * 0.36, 60),
    drawMoon(frame, width * 0.8, height * 0.13, 44),
    strings(frame, cx, cy - height * 0.5),
    rect(0, height * 0.46, width, height * 0.54, light.land[0]),
    ellipse(cx, cy + 40, width * 0.62, height * 0.36, light.on('#a5543c')),
    ellipse(cx, cy + 30, width * 0.46, height * 0.26, light.on('#c06a42')),
    ellipse(cx, cy + 12, width * 0.24, height * 0.13, light.on(dye.marigold)),
    ...far,
    drawGarbo(frame, cx, cy + 10, 210),
    ...near,
  ].join('');

  function ring(from: number, to: number, count: number): [number, number][] {
    return Array.from({ length: count }, (_, index) => {
      const angle = from + ((index + 0.5) / count) * (to - from);
      return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
    });
  }
  function dancer(x: number, y: number, size: number, index: number, isMan: boolean): string {
    const color = skirts[index % skirts.length] ?? dye.rani;
    const cloth = skirts[(index + 2) % skirts.length] ?? dye.marigold;
    return isMan
      ? drawDancingMan(frame, x, y, size * 1.06, color, cloth)
      : drawDancer(frame, x, y, size, color, cloth, index % 2 === 0);
  }
};

/** Dandiya: the couple with crossed sticks and glinting mirrors. */
export const drawDandiya: DrawScene = (outside) => {
  const frame = { ...outside, light: byLamplight(outside.light) };
  const { width, height, light } = frame;
  const floor = height * 0.92;
  const size = frame.isTall ? 760 : 640;
  return [
    rect(0, 0, width, height, light.on('#5a1242')),
    ...[0.95, 0.78, 0.6, 0.42].map((share, index) =>
      circle(
        width / 2,
        height * 0.42,
        share * height * 0.62,
        light.on(['#6d1648', '#84194e', '#9c2052', '#b93152'][index] ?? dye.rani),
      ),
    ),
    sunburst(width / 2, height * 0.42, height * 0.4, light.on(dye.marigold)),
    strings(frame, width / 2, -height * 0.1),
    drawToran(0, 26, width, 84, [dye.marigold, dye.rani, dye.peacockLight]),
    ellipse(width / 2, floor + 30, width * 0.7, height * 0.12, light.on('#3d0d31')),
    drawDancer(frame, width * 0.33, floor, size, dye.peacock, dye.marigold, false, true),
    drawDancingMan(frame, width * 0.7, floor, size * 1.04, dye.marigold, dye.rani, true),
  ].join('');
};

function strings({ width, height, light }: Frame, x: number, top: number): string {
  return [-0.1, 0.16, 0.84, 1.1]
    .map((end) => drawLightString(x, top, end * width, top + height * 0.34, 26, 5, light.lamp, light.ink))
    .join('');
}

function sunburst(x: number, y: number, radius: number, color: string): string {
  const petals = repeat(24, (index) =>
    at(x, y, path(`M0${-radius * 0.62}L9${-radius * 0.9}L0${-radius}L-9${-radius * 0.9}Z`, color), {
      turn: index * 15,
    }),
  );
  return (
    petals + repeat(24, (index) => at(x, y, circle(0, -radius * 0.5, 5, color), { turn: index * 15 + 7.5 }))
  );
}

/** Draws the pierced pot with the lamp inside, on a base, decorated with flowers. */
function drawGarbo({ light }: Frame, x: number, y: number, size: number): string {
  const clay = light.on('#e9853f');
  const holes = [
    [-18, -44],
    [0, -40],
    [18, -44],
    [-26, -58],
    [-9, -58],
    [9, -58],
    [26, -58],
    [-16, -72],
    [0, -74],
    [16, -72],
  ].map(([dx = 0, dy = 0]) => circle(dx, dy, 3.4, light.lamp));
  const pot =
    path('M-14-86C-46-78-44-30-14-22H14C44-30 46-78 14-86Z', clay) +
    path('M4-86C30-70 30-40 6-22H14C44-30 46-78 14-86Z', shaded(clay, 0.16));
  const neck = rect(-17, -94, 34, 9, shaded(clay, 0.22), { rx: 3 });
  const flame =
    path('M0-96C-9-108-8-120 0-134C8-120 9-108 0-96Z', light.lamp) +
    path('M0-98C-4-106-4-112 0-118C4-112 4-106 0-98Z', '#fff6dc');
  const stand =
    path('M-26-22H26L34 0H-34Z', light.on(dye.rani)) + stroke('M-30-11H30', light.on(dye.marigold), 3);
  const glow = drawGlow(x, y - size * 0.42, size * 1.2, light.lamp, 0.1);
  return (
    glow +
    at(
      x,
      y,
      stand + pot + neck + holes.join('') + flame + drawMirror(0, -11, 8, dye.white, light.on(dye.marigold)),
      { scale: size / 134 },
    )
  );
}
