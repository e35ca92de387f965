import type { DrawScene, Frame } from '../frame.ts';
import { dye, mix } from '../shapes/colour.ts';
import { drawPairStanding } from '../shapes/figures/standing.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { drawGlow } from '../shapes/lamps.ts';
import { drawRidge } from '../shapes/land.ts';
import { shaded } from '../shapes/light.ts';
import { drawTree } from '../shapes/plants.ts';
import { drawCloud, drawSky, drawStars, drawSun } from '../shapes/sky.ts';
import { drawLightString } from '../shapes/textile.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';

/** Kankaria lake: the balloon on its rope, the island, a ring of lights. */
export const drawKankaria: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const shore = height * 0.6;
  const balloon = [width * 0.7, height * 0.27] as const;
  const edge = height * 0.88;
  return [
    drawSky(frame, shore),
    light.isDark ? drawStars(frame, shore * 0.7, 60) : drawSun(frame, width * 0.22, height * 0.34, 50),
    drawCloud(frame, width * 0.3, height * 0.14, 240, 0.5),
    drawRidge(frame, shore - 26, 16, light.land[0], 12),
    rect(0, shore - 10, width, height, light.water),
    repeat(9, (index) =>
      ellipse(
        width * 0.5,
        shore + 10 + index * 22,
        width * (0.3 + index * 0.05),
        2.4,
        mix(light.water, light.glow, 0.45),
        { opacity: 0.5 },
      ),
    ),
    ...[0.36, 0.44, 0.53, 0.6].map((share, index) =>
      drawTree(
        frame,
        width * share,
        shore + 12,
        120 + (index % 2) * 34,
        light.on(dye.leafDeep),
        light.on(dye.teakDeep),
      ),
    ),
    ellipse(width * 0.48, shore + 14, width * 0.2, 15, light.on('#6a4a3a')),
    drawPavilion(frame, width * 0.48, shore + 8),
    drawBalloon(frame, balloon[0], balloon[1], height * 0.21),
    ellipse(balloon[0], shore + 118, 74, 16, light.on(dye.rani), { opacity: 0.3 }),
    path(`M0 ${edge - 74}Q${width / 2} ${edge - 10} ${width} ${edge - 74}V${height}H0Z`, light.on('#8d5a58')),
    path(
      `M0 ${edge - 74}Q${width / 2} ${edge - 10} ${width} ${edge - 74}V${edge - 56}Q${width / 2} ${edge + 10} 0 ${edge - 56}Z`,
      light.on('#c08a6c'),
    ),
    drawPosts(frame, edge),
    drawPairStanding(width * 0.32, height * 0.965, height * 0.36, dressUp(frame, 2)),
  ].join('');
};

function drawBalloon({ light }: Frame, x: number, y: number, size: number): string {
  const colors = [dye.rani, dye.marigold, dye.rani, dye.marigold, dye.rani];
  const gores = [50, 36, 20].map((half, index) =>
    path(
      `M0-50C${-half * 1.1}-50${-half * 1.1} 18 0 50C${half * 1.1} 18 ${half * 1.1}-50 0-50Z`,
      light.on(colors[index] ?? dye.rani),
    ),
  );
  const band = path('M-39-8C-20 0 20 0 39-8L37 4C20 12-20 12-37 4Z', light.on(dye.peacock));
  const dots = [-26, -13, 0, 13, 26].map((dx) =>
    circle(dx, 2 - Math.abs(dx) * 0.16, 2.4, light.on(dye.marigoldLight)),
  );
  const basket =
    path('M-9 66H9L7 78H-7Z', light.on(dye.teak)) +
    stroke('M-12 44L-8 66M12 44L8 66M0 50V66', light.ink, 1.2);
  const shade = path('M10-49C44-44 44 16 0 50C26 22 30-30 10-49Z', shaded(light.on(dye.rani), 0.3), {
    opacity: 0.28,
  });
  return (
    stroke(`M${x} ${y + size * 0.78}V${y + size * 2}`, light.ink, 1.6) +
    at(x, y, gores.join('') + band + dots.join('') + shade + basket, { scale: (size / 100) * 1.5 })
  );
}

function drawPavilion({ light }: Frame, x: number, y: number): string {
  const stone = light.on(dye.shell);
  const columns = [-36, -18, 0, 18, 36].map((dx) => rect(dx - 2.4, -44, 5, 40, stone));
  return at(
    x,
    y,
    rect(-46, -6, 92, 8, stone) +
      columns.join('') +
      rect(-46, -50, 92, 8, stone) +
      path('M-30-50C-30-76 30-76 30-50Z', light.on(dye.marigold)) +
      rect(-1, -82, 2, 16, stone) +
      drawGlow(0, -24, 46, light.lamp, 0.12),
  );
}

function drawPosts({ width, light }: Frame, y: number): string {
  const places = [0.06, 0.28, 0.5, 0.72, 0.94];
  const tops = places.map((share) => [share * width, y - 160 + 56 * (1 - ((share - 0.5) * 2) ** 2)] as const);
  const posts = tops.map(
    ([x, top]) =>
      rect(x - 3, top, 6, 116, light.ink) +
      drawGlow(x, top - 6, 44, light.lamp, 0.13) +
      circle(x, top - 6, 10, light.lamp),
  );
  const strings = tops.slice(1).map(([x, top], index) => {
    const [fromX, fromY] = tops[index] ?? [0, 0];
    return drawLightString(fromX, fromY + 10, x, top + 10, 20, 3.6, light.lamp, light.ink);
  });
  return strings.join('') + posts.join('');
}
