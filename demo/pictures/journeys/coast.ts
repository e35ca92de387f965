import type { DrawScene, Frame } from '../frame.ts';
import { drawWaves } from '../shapes/land.ts';
import { dye, mix } from '../shapes/colour.ts';
import { drawPairStanding } from '../shapes/figures/standing.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawPalm } from '../shapes/plants.ts';
import { drawBirds, drawCloud, drawGlitter, drawSky, drawSun } from '../shapes/sky.ts';
import { at, circle, ellipse, path, polygon, rect, repeat, round, stroke } from '../shapes/svg.ts';

/** Somnath: the temple by the sea at evening, its flag out over the waves. */
export const drawSomnath: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const sea = height * 0.6;
  const stone = light.on('#d9a066');
  const shore = height * 0.72;
  return [
    drawSky(frame, sea),
    drawSun(frame, width * 0.26, sea - height * 0.07, 64),
    drawCloud(frame, width * 0.28, height * 0.16, 280, 0.5),
    drawBirds(frame, width * 0.3, height * 0.28, 6),
    rect(0, sea, width, height, light.water),
    drawGlitter(frame, width * 0.26, sea, height * 0.86, width * 0.16, light.glow),
    drawWaves(frame, sea + 10, sunlit(light.water, 0.4), 46),
    path(
      `M${width * 0.36} ${shore}L${width} ${shore - 16}V${height}H${width * 0.2}C${width * 0.3} ${height * 0.86} ${width * 0.34} ${height * 0.8} ${width * 0.36} ${shore}Z`,
      light.on('#a8664a'),
    ),
    drawTemple(
      frame,
      width * (frame.isTall ? 0.66 : 0.7),
      shore + 2,
      height * (frame.isTall ? 0.44 : 0.6),
      stone,
    ),
    path(
      `M${width * 0.28} ${height * 0.86}C${width * 0.5} ${height * 0.82} ${width * 0.8} ${height * 0.84} ${width} ${height * 0.82}V${height}H${width * 0.16}Z`,
      light.on('#7c4350'),
    ),
    drawPairStanding(
      width * (frame.isTall ? 0.36 : 0.4),
      height * 0.96,
      height * (frame.isTall ? 0.26 : 0.31),
      dressUp(frame, 1),
    ),
  ].join('');
};

function drawTemple({ light }: Frame, x: number, y: number, size: number, stone: string): string {
  const [lit, dark] = [sunlit(stone, 0.3), shaded(stone, 0.26)];
  const spire = (dx: number, base: number, half: number, tall: number) => {
    const tower = path(
      `M${dx - half} ${base}C${dx - half * 0.92} ${base - tall * 0.46} ${dx - half * 0.5} ${base - tall * 0.86} ${dx - half * 0.16} ${base - tall}H${dx + half * 0.16}C${dx + half * 0.5} ${base - tall * 0.86} ${dx + half * 0.92} ${base - tall * 0.46} ${dx + half} ${base}Z`,
      stone,
    );
    const side = path(
      `M${dx + half * 0.3} ${base}C${dx + half * 0.3} ${base - tall * 0.5} ${dx + half * 0.2} ${base - tall * 0.86} ${dx + half * 0.08} ${base - tall}H${dx + half * 0.16}C${dx + half * 0.5} ${base - tall * 0.86} ${dx + half * 0.92} ${base - tall * 0.46} ${dx + half} ${base}Z`,
      dark,
    );
    const bands = repeat(7, (index) => {
      const share = (index + 1) / 8;
      const reach = half * (1 - share ** 2.1 * 0.86);
      return rect(dx - reach, base - tall * share, reach * 2, 1.3, index % 2 ? lit : dark);
    });
    return (
      tower +
      side +
      bands +
      ellipse(dx, base - tall - 1.6, half * 0.24, 2.2, lit) +
      path(`M${dx - 1.6} ${base - tall - 3}H${dx + 1.6}L${dx + 0.6} ${base - tall - 9}H${dx - 0.6}Z`, lit)
    );
  };
  const columns = repeat(7, (index) => rect(-52 + index * 9.4, -30, 3.4, 28, index % 2 ? lit : stone));
  const content = [
    rect(-66, -4, 130, 6, dark) + rect(-62, -8, 122, 5, stone),
    rect(-56, -32, 70, 26, shaded(stone, 0.5)) + columns + rect(-60, -36, 78, 6, lit),
    spire(-22, -36, 26, 28) + spire(-46, -36, 11, 15),
    rect(4, -36, 52, 34, stone) + rect(40, -36, 16, 34, dark) + rect(0, -40, 60, 5, lit),
    spire(50, -38, 12, 26) + spire(10, -38, 12, 26) + spire(30, -38, 24, 66),
    stroke('M30-113V-132', light.ink, 1.2) +
      path('M30-132L58-126L48-122L56-117L30-120Z', light.on(dye.vermilion)),
    path('M24-3V-20C24-27 36-27 36-20V-3Z', shaded(stone, 0.55)),
  ].join('');
  return at(x, y, content, { scale: size / 132 });
}

/** Diu: palms, a white church far off, the fort, footprints along the water. */
export const drawBeach: DrawScene = (frame) => {
  const { width, height, light, random } = frame;
  const sea = height * 0.48;
  const sand = light.on('#efcf96');
  const edge = (offset: number) =>
    `M0 ${round(height * 0.74 + offset)}C${width * 0.25} ${round(height * 0.66 + offset)} ${width * 0.5} ${round(height * 0.78 + offset)} ${width} ${round(height * 0.64 + offset)}V${height}H0Z`;
  const steps = repeat(14, (index) => {
    const t = index / 14;
    return at(
      width * (0.18 + t * 0.3),
      height * (0.985 - t * 0.075),
      ellipse(0, index % 2 ? 9 : -5, 9, 4.4, shaded(sand, 0.2)),
      { turn: -18 },
    );
  });
  return [
    drawSky(frame, sea),
    drawSun(frame, width * 0.62, height * 0.24, 54),
    drawCloud(frame, width * 0.26, height * 0.14, 260),
    drawBirds(frame, width * 0.36, height * 0.26, 5),
    rect(0, sea, width, height, light.water) + rect(0, sea, width, height * 0.05, shaded(light.water, 0.12)),
    drawFort(frame, width * 0.14, sea + 6),
    drawBoat(frame, width * 0.58, sea + height * 0.08),
    drawWaves({ ...frame, height: height * 0.76 }, sea + 12, light.glow, 40),
    path(edge(-16), mix(light.water, light.glow, 0.55)),
    path(edge(0), light.glow),
    path(edge(14), sand),
    steps,
    drawPairStanding(width * 0.54, height * 0.93, height * (frame.isTall ? 0.28 : 0.36), dressUp(frame, 3)),
    drawPalm(frame, width * 0.9, height * 0.98, height * 0.78, light.on('#3f7a4f'), light.on(dye.teak), -26),
    drawPalm(
      frame,
      width * 1.0,
      height * 1.02,
      height * 0.62,
      light.on('#5d8f4a'),
      light.on(dye.teakDeep),
      -12,
    ),
    repeat(20, () =>
      circle(random.next() * width, height * random.between(0.88, 0.99), 2.4, shaded(sand, 0.25)),
    ),
  ].join('');
};

function drawFort({ light }: Frame, x: number, y: number): string {
  const stone = light.on('#b98a6a');
  const teeth = repeat(12, (index) => rect(-90 + index * 16, -66, 9, 12, stone));
  return at(
    x,
    y,
    rect(-96, -56, 200, 60, stone) +
      teeth +
      rect(104, -40, 70, 44, shaded(stone, 0.12)) +
      rect(-20, -104, 34, 54, stone) +
      rect(-24, -110, 42, 9, shaded(stone, 0.2)) +
      rect(-9, -128, 12, 18, light.on(dye.white)) +
      polygon(
        [
          [-11, -128],
          [-3, -140],
          [5, -128],
        ],
        light.on(dye.vermilion),
      ) +
      path('M30 4V-22C30-34 52-34 52-22V4Z', shaded(stone, 0.5)),
  );
}

function drawBoat({ light }: Frame, x: number, y: number): string {
  return at(
    x,
    y,
    path('M-44-8H44L30 8H-32Z', light.on(dye.peacock)) +
      rect(-42, -10, 84, 5, light.on(dye.marigold)) +
      path('M-2-12V-74L38-16Z', light.on(dye.white)) +
      path('M-6-12V-62L-30-16Z', light.on(dye.raniLight)) +
      stroke('M-4-6V-78', light.ink, 2.4),
  );
}
