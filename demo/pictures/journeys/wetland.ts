import type { DrawScene, Frame } from '../frame.ts';
import { drawGrass, drawRidge } from '../shapes/land.ts';
import { dye, mix } from '../shapes/colour.ts';
import { drawPairSitting } from '../shapes/figures/sitting.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawBirds, drawCloud, drawGlitter, drawSky, drawSun } from '../shapes/sky.ts';
import { at, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';

/** Nal Sarovar in winter: flamingos in the shallows, the couple in a flat boat. */
export const drawWetland: DrawScene = (frame) => {
  const { width, height, light, random } = frame;
  const shore = height * 0.44;
  const flock = frame.isTall ? 12 : 17;
  const birds = repeat(flock, (index) => {
    // Draws from far to near, so that near birds cover far ones.
    const depth = index / flock;
    const size = height * (0.1 + depth * 0.14);
    const [x, y] = [
      (((index * 7) % flock) + random.next()) * (width / flock),
      shore + height * (0.06 + depth * 0.2),
    ];
    return drawFlamingo(frame, x, y, size, random.isLucky(0.5), random.isLucky(0.35));
  });
  return [
    drawSky(frame, shore),
    drawSun(frame, width * 0.5, shore - height * 0.08, 66),
    drawCloud(frame, width * 0.22, height * 0.12, 260, 0.5),
    drawBirds(frame, width * 0.74, height * 0.18, 8, 20),
    drawRidge(frame, shore - 8, 7, light.land[0], 12),
    rect(0, shore, width, height, light.water),
    repeat(6, (index) =>
      rect(
        0,
        shore + 20 + index * index * 12,
        width,
        4 + index * 2,
        mix(light.water, light.sky[1] ?? dye.shell, 0.3),
        { opacity: 0.5 },
      ),
    ),
    drawGlitter(frame, width * 0.5, shore + 4, height * 0.96, width * 0.2, light.glow),
    birds,
    drawBoat(
      frame,
      width * (frame.isTall ? 0.5 : 0.62),
      height * 0.93,
      height * (frame.isTall ? 0.22 : 0.27),
    ),
    drawGrass(frame, light.land[2], height * 0.11, 70),
  ].join('');
};

function drawFlamingo(
  { light }: Frame,
  x: number,
  y: number,
  size: number,
  isMirrored: boolean,
  isFeeding: boolean,
): string {
  const pink = light.on('#ee7f8f');
  const rose = light.on('#d4485f');
  const neck = isFeeding
    ? 'M14-58C30-70 34-44 34-26C34-14 34-6 30-2'
    : 'M14-58C28-62 14-78 18-90C21-99 32-98 33-90';
  const head = isFeeding
    ? ellipse(30, -3, 4.4, 5.4, pink) + path('M31 2C26 6 24 4 22 0L28-2Z', light.ink)
    : ellipse(31, -91, 5.4, 4.6, pink) + path('M34-93C41-92 43-88 42-82C38-82 37-88 33-88Z', light.ink);
  const content = [
    stroke('M-2-46V0M6-46L9-24L5 0', rose, 2),
    path('M-24-56C-18-70 6-72 18-60C20-50 8-42-6-43C-16-44-22-48-24-56Z', pink) +
      path('M-26-58C-14-66 0-62 8-52C-4-46-18-48-26-58Z', rose),
    stroke(neck, pink, 4),
    head,
  ].join('');
  return at(x, y, ellipse(4, 2, 24, 2.6, sunlit(light.water, 0.5), { opacity: 0.6 }) + content, {
    scale: size / 100,
    mirror: isMirrored,
  });
}

function drawBoat(frame: Frame, x: number, y: number, size: number): string {
  const { light } = frame;
  const wood = light.on(dye.teak);
  const boat =
    path(
      `M${-size * 1.15} ${-size * 0.2}C${-size * 0.8} ${size * 0.16} ${size * 0.8} ${size * 0.16} ${size * 1.15} ${-size * 0.2}L${size * 0.96} ${-size * 0.02}C${size * 0.6} ${size * 0.24} ${-size * 0.6} ${size * 0.24} ${-size * 0.96} ${-size * 0.02}Z`,
      wood,
    ) +
    path(
      `M${-size * 1.15} ${-size * 0.2}C${-size * 0.8} ${size * 0.1} ${size * 0.8} ${size * 0.1} ${size * 1.15} ${-size * 0.2}C${size * 0.8} ${size * 0.02} ${-size * 0.8} ${size * 0.02} ${-size * 1.15} ${-size * 0.2}Z`,
      sunlit(wood, 0.3),
    );
  const pole = stroke(`M${size * 0.7} ${size * 0.1}L${size * 0.94} ${-size * 1.4}`, shaded(wood, 0.3), 7);
  return (
    ellipse(x, y + size * 0.12, size * 1.1, size * 0.1, light.ink, { opacity: 0.22 }) +
    at(x, y, drawPairSitting(-size * 0.06, size * 0.05, size, dressUp(frame, 2)) + pole + boat)
  );
}
