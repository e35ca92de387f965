import type { DrawScene, Frame } from '../frame.ts';
import { dye, mix } from '../shapes/colour.ts';
import { drawPairSitting } from '../shapes/figures/sitting.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { drawSkyline } from '../shapes/houses.ts';
import { drawGlow } from '../shapes/lamps.ts';
import { drawBirds, drawCloud, drawGlitter, drawMoon, drawSky, drawStars, drawSun } from '../shapes/sky.ts';
import { circle, path, polygon, rect, repeat, round, stroke, type Point } from '../shapes/svg.ts';

/** The Sabarmati at evening: the foot bridge with its coloured panels, the couple on the wall. */
export const drawRiverfront: DrawScene = (frame) => {
  const { width, height, light, random } = frame;
  const shore = height * 0.56;
  const wall = height * 0.86;
  const [sunX, sunY] = [width * 0.3, shore - height * 0.1];
  const reflected = repeat(40, () => {
    const x = random.next() * width;
    return rect(x, shore + random.between(6, 30), 3, random.between(12, 70), light.lamp, {
      opacity: random.between(0.15, 0.5),
    });
  });
  return [
    drawSky(frame, shore),
    light.isDark
      ? drawStars(frame, shore * 0.8, 70) + drawMoon(frame, sunX, height * 0.16, 40)
      : drawSun(frame, sunX, sunY, 58),
    drawCloud(frame, width * 0.72, height * 0.16, 260, 0.5),
    drawBirds(frame, width * 0.6, height * 0.26, 5),
    drawSkyline(frame, shore - 8, light.land[0], 96, light.isDark ? 0.4 : 0.16),
    rect(0, shore, width, height, light.water),
    repeat(7, (index) =>
      rect(
        0,
        shore + index * index * 5 + 8,
        width,
        2 + index,
        mix(light.water, light.sky[4] ?? dye.sand, 0.35),
        { opacity: 0.4 },
      ),
    ),
    reflected,
    drawGlitter(frame, sunX, shore + 4, wall, width * 0.16, light.glow),
    drawBridge(frame, shore + height * 0.055),
    rect(0, wall, width, height, light.on('#7c4a55')) + rect(0, wall - 14, width, 22, light.on('#a56c63')),
    drawPairSitting(width * 0.6, wall + 4, height * 0.27, dressUp(frame, 1)),
    drawLampPost(frame, width * 0.13, wall, height * 0.34),
  ].join('');
};

/** A long wave of white tubes with panels in the colours of kites. */
function drawBridge({ width, light }: Frame, y: number): string {
  const count = 22;
  const step = width / count;
  const rise = (x: number) => 34 + 46 * Math.sin((x / width) * Math.PI) ** 2;
  const colors = [dye.rani, dye.marigold, dye.peacockLight, dye.vermilion, dye.marigoldLight];
  const panels = repeat(count, (index) => {
    const [x, next] = [index * step, (index + 1) * step];
    const triangle: Point[] =
      index % 2 === 0
        ? [
            [x, y],
            [next, y],
            [next, y - rise(next)],
          ]
        : [
            [x, y - rise(x)],
            [next, y],
            [x, y],
          ];
    return polygon(triangle, light.on(colors[index % 5] ?? dye.rani), { opacity: 0.94 });
  });
  const top = Array.from({ length: count + 1 }, (_, index): Point => [index * step, y - rise(index * step)]);
  const ribs = top.map(([x, topY]) => `M${round(x)} ${round(topY)}V${round(y)}`).join('');
  const line = top.map(([x, topY], index) => `${index ? 'L' : 'M'}${round(x)} ${round(topY)}`).join('');
  const piers = [0.14, 0.38, 0.62, 0.86].map((share) =>
    path(`M${share * width - 9} ${y}h18l5 46h-28Z`, light.land[1]),
  );
  const bulbs = repeat(count * 2, (index) => circle(((index + 0.5) * step) / 2, y + 5, 2.6, light.lamp));
  return (
    piers.join('') +
    panels +
    stroke(ribs, light.on(dye.white), 2.4) +
    stroke(line, light.on(dye.white), 5) +
    rect(0, y - 2, width, 13, light.on('#6c4450')) +
    bulbs
  );
}

function drawLampPost({ light }: Frame, x: number, y: number, size: number): string {
  return (
    drawGlow(x + 34, y - size + 18, 92, light.lamp, 0.11) +
    stroke(`M${x} ${y}V${y - size + 20}q0-22 34-18`, light.ink, 7) +
    rect(x + 20, y - size + 4, 30, 10, light.ink, { rx: 5 }) +
    path(`M${x + 23} ${y - size + 14}h24l-4 9h-16Z`, light.lamp)
  );
}
