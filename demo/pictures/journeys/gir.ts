import type { DrawScene, Frame } from '../frame.ts';
import { drawGrass, drawRidge } from '../shapes/land.ts';
import { dye, mix } from '../shapes/colour.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawBirds, drawRain, drawSky, drawSun } from '../shapes/sky.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';

/** Gir at first light: a lioness on the track, teak behind her, a waiting open car. */
export const drawGir: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const track = height * 0.74;
  const teak = repeat(frame.isTall ? 7 : 10, (index) =>
    drawTeak(
      frame,
      (index + 0.3) * (width / (frame.isTall ? 6.4 : 9.4)),
      track - 6 + (index % 3) * 12,
      height * (0.4 + (index % 3) * 0.07),
    ),
  );
  return [
    drawSky(frame, height * 0.66),
    drawSun(frame, width * 0.68, height * 0.27, 66),
    drawBirds(frame, width * 0.3, height * 0.2, 5),
    drawRidge(frame, height * 0.48, 46, light.land[0]),
    drawRidge(frame, height * 0.57, 30, mix(light.land[0], light.land[1], 0.6)),
    teak,
    rect(0, track, width, height, light.on('#d8a25a')),
    path(
      `M${width * 0.52} ${track}H${width * 0.6}L${width * 0.98} ${height}H${width * 0.18}Z`,
      light.on('#e8c487'),
    ),
    drawCar(frame, width * 0.8, track + 36, height * 0.15),
    ellipse(width * 0.38, height * 0.905, height * 0.24, 11, light.ink, { opacity: 0.22 }),
    drawLioness(frame, width * 0.38, height * 0.905, height * 0.29),
    drawGrass(frame, light.on('#a9742f'), height * 0.16, 70),
    drawGrass(frame, light.on('#7b4f2a'), height * 0.1, 90),
    light.hour === 'rain' ? drawRain(frame, 110) : '',
  ].join('');
};

function drawTeak({ light, random }: Frame, x: number, y: number, size: number): string {
  const leaf = light.on(random.isLucky(0.5) ? '#8f7a35' : '#5f7038');
  const leaves = repeat(11, () => {
    const [dx, dy] = [random.between(-20, 20), random.between(-96, -52)];
    return at(
      dx,
      dy,
      ellipse(
        0,
        0,
        random.between(8, 13),
        random.between(5, 8),
        random.isLucky(0.4) ? sunlit(leaf, 0.22) : leaf,
      ),
      { turn: random.between(-40, 40) },
    );
  });
  return at(
    x,
    y,
    stroke('M0 0L-1-60M-1-50L-14-74M-1-44L13-70M-1-60L2-86', light.on(dye.teakDeep), 3.6) + leaves,
    { scale: size / 100 },
  );
}

/** Draws a lioness that walks to the right. */
function drawLioness({ light }: Frame, x: number, y: number, size: number): string {
  const coat = light.on('#d08a3e');
  const back = shaded(coat, 0.22);
  const content = [
    stroke('M-62-56C-84-60-88-40-82-26', coat, 5) + ellipse(-81, -22, 5, 7, light.ink),
    path('M-40-40L-46-20L-40-2H-30L-34-18L-26-36ZM26-40L20-22L24-2H34L31-20L40-36Z', back),
    path(
      'M-64-58C-60-72-36-72-14-70C12-70 34-76 50-72C58-60 52-42 40-36C10-30-30-30-48-34C-62-38-66-48-64-58Z',
      coat,
    ),
    path(
      'M-62-50C-70-30-62-22-58-14L-60-2H-48L-46-18L-36-36ZM36-52C34-34 42-24 46-14L46-2H57L56-16L52-44Z',
      coat,
    ),
    path('M-48-36C-20-26 20-28 42-38C20-34-20-34-48-36Z', sunlit(coat, 0.4)),
    path('M42-68C42-84 54-92 66-90C76-88 82-80 88-74C90-68 86-62 78-62C70-56 54-54 48-58Z', coat),
    circle(57, -88, 6.4, back) + circle(57.6, -87, 3.6, sunlit(coat, 0.35)),
    path('M78-62C84-62 90-68 88-74L80-74C76-70 74-66 78-62Z', sunlit(coat, 0.45)) +
      path('M83-78L89-75L85-72Z', light.ink) +
      ellipse(72, -78, 2.4, 1.9, light.ink) +
      stroke('M84-70C82-67 80-66 77-66', light.ink, 1.2),
  ].join('');
  return at(x, y, content, { scale: size / 92 });
}

function drawCar({ light }: Frame, x: number, y: number, size: number): string {
  const body = light.on(dye.leafDeep);
  const people = [-26, -8, 12].map((dx, index) =>
    at(
      dx,
      -52,
      path(
        'M-8 0C-9-12-5-17 0-17C5-17 9-12 8 0Z',
        light.on([dye.rani, dye.marigold, dye.shell][index] ?? dye.rani),
      ) + circle(0, -22, 5.4, light.on(dye.ink)),
    ),
  );
  const content =
    people.join('') +
    path('M-58-22V-50H34L44-34L62-30V-14H-58Z', body) +
    rect(-58, -40, 96, 4, sunlit(body, 0.3)) +
    stroke('M36-50L30-70', light.ink, 3) +
    circle(-36, -12, 13, light.ink) +
    circle(40, -12, 13, light.ink) +
    circle(-36, -12, 5, light.on(dye.shell)) +
    circle(40, -12, 5, light.on(dye.shell)) +
    circle(60, -24, 3.6, light.lamp);
  return at(x, y, content, { scale: size / 80, mirror: true });
}
