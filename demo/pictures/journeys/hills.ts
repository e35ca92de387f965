import type { DrawScene, Frame } from '../frame.ts';
import { drawGrass, drawRidge } from '../shapes/land.ts';
import { blend, dye, mix } from '../shapes/colour.ts';
import { drawHerBack, drawHisBack } from '../shapes/figures/standing.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawTree } from '../shapes/plants.ts';
import { drawCloud, drawRain, drawSky } from '../shapes/sky.ts';
import { at, circle, ellipse, faint, path, polygon, rect, repeat, round, stroke } from '../shapes/svg.ts';

/** Saputara in the rains: hill behind hill, a lake, mist, and one umbrella for two. */
export const drawRainyHills: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const greens = blend(
    [mix(light.land[0], light.sky[3] ?? dye.shell, 0.5), light.land[0], light.land[1], light.land[2]],
    6,
  );
  const ridges = greens.map(
    (green, index) =>
      drawRidge(frame, height * (0.34 + index * 0.075), height * (0.06 - index * 0.005), green) +
      (index < 4 ? drawMist(frame, height * (0.42 + index * 0.075)) : ''),
  );
  const ground = height * 0.88;
  return [
    drawSky(frame, height * 0.6),
    drawCloud(frame, width * 0.3, height * 0.12, 420, 0.6),
    drawCloud(frame, width * 0.75, height * 0.2, 380, 0.5),
    ...ridges.slice(0, 3),
    drawFalls(frame, width * 0.76, height * 0.475, height * 0.14),
    ...ridges.slice(3),
    ellipse(width * 0.66, height * 0.8, width * 0.42, height * 0.06, light.water) +
      ellipse(width * 0.66, height * 0.795, width * 0.34, height * 0.03, mix(light.water, light.glow, 0.3)),
    drawHuts(frame, width * 0.2, height * 0.745),
    path(
      `M0 ${round(ground - 20)}Q${width * 0.4} ${round(ground - 60)} ${width} ${round(ground - 4)}V${height}H0Z`,
      shaded(light.land[2], 0.1),
    ),
    drawUnderUmbrella(
      frame,
      width * (frame.isTall ? 0.5 : 0.4),
      height * 0.975,
      height * (frame.isTall ? 0.34 : 0.42),
    ),
    drawGrass(frame, sunlit(light.land[1], 0.1), height * 0.06, 120),
    drawRain(frame, 120),
  ].join('');
};

/** Draws the couple under one umbrella. `size` is his height. */
export function drawUnderUmbrella(frame: Frame, x: number, y: number, size: number): string {
  const { light } = frame;
  const wear = dressUp(frame, 1);
  const cloth = light.on(dye.raniLight);
  const arms =
    stroke('M-11-80C-17-76-18-74-17-68', wear.kurta, 5.4) +
    stroke('M11-80C15-68 15-58 14-48', wear.kurta, 5.4) +
    circle(13.8, -45.6, 2.6, wear.skin);
  const canopy = [
    path(
      'M-46-96C-44-132 40-132 42-96C36-102 26-102 20-96C14-102 2-102-2-96C-8-102-20-102-24-96C-30-102-40-102-46-96Z',
      cloth,
    ),
    path(
      'M-2-122C-12-116-22-106-24-96C-20-102-8-102-2-96C2-102 14-102 20-96C18-106 8-116-2-122Z',
      sunlit(cloth, 0.24),
    ),
    circle(-2, -124.6, 2, light.ink) +
      repeat(7, (index) =>
        circle(
          -32 + index * 10,
          -108 - Math.sin((index / 6) * Math.PI) * 7,
          1.3,
          light.on(dye.marigoldLight),
        ),
      ),
  ].join('');
  const content =
    at(
      -13,
      0,
      drawHerBack(
        wear,
        stroke('M-8.6-78C-12-68-13-58-12-47', wear.skin, 4.2) +
          stroke('M8-77C12-70 13-64 12-58', wear.skin, 4.2),
      ),
      { turn: 3 },
    ) +
    stroke('M-2-64V-122', light.ink, 1.8) +
    at(14, 0, drawHisBack(wear, arms)) +
    circle(-2.4, -66, 2.7, wear.skin) +
    canopy;
  return at(x, y, content, { scale: size / 104 });
}

function drawMist({ width, light, random }: Frame, y: number): string {
  const bands = repeat(3, () => {
    const w = width * random.between(0.3, 0.7);
    return rect(random.between(-0.1, 0.8) * width, y + random.between(-14, 14), w, 15, light.glow, { rx: 8 });
  });
  return faint(0.3, bands);
}

function drawFalls({ light }: Frame, x: number, y: number, drop: number): string {
  return path(
    `M${x - 2} ${y}C${x - 6} ${y + drop * 0.4} ${x - 2} ${y + drop * 0.6} ${x - 12} ${y + drop}H${x + 10}C${x + 4} ${y + drop * 0.6} ${x + 8} ${y + drop * 0.4} ${x + 4} ${y}Z`,
    light.glow,
    { opacity: 0.8 },
  );
}

function drawHuts({ light }: Frame, x: number, y: number): string {
  return [0, 74, 132]
    .map((dx, index) =>
      at(
        x + dx,
        y + (index % 2) * 10,
        rect(-22, -26, 44, 28, light.on(dye.shell)) +
          polygon(
            [
              [-30, -26],
              [0, -50],
              [30, -26],
            ],
            light.on(dye.brick),
          ) +
          rect(-6, -18, 12, 20, light.on(dye.teakDeep)),
      ),
    )
    .join('');
}

/** Hills by day without rain: a path, flowers, the lake far below. */
export const drawHillTop: DrawScene = (frame) => {
  const { width, height, light, random } = frame;
  const greens = blend([mix(light.land[0], light.sky[2] ?? dye.shell, 0.4), light.land[1], light.land[2]], 5);
  const wear = dressUp(frame, 3);
  const rock = light.on('#7d5a56');
  return [
    drawSky(frame, height * 0.66),
    drawCloud(frame, width * 0.2, height * 0.16, 260),
    drawCloud(frame, width * 0.7, height * 0.1, 300),
    ...greens.map((green, index) => drawRidge(frame, height * (0.42 + index * 0.08), height * 0.05, green)),
    ellipse(width * 0.26, height * 0.735, width * 0.27, height * 0.036, light.water) +
      ellipse(width * 0.3, height * 0.73, width * 0.18, height * 0.016, mix(light.water, light.glow, 0.4)),
    drawHuts(frame, width * 0.1, height * 0.685),
    ...[0.02, 0.37, 0.43, 0.5].map((share, index) =>
      drawTree(
        frame,
        share * width,
        height * (0.72 + (index % 2) * 0.03),
        height * (0.1 + (index % 2) * 0.03),
        light.on(index % 2 ? dye.leaf : dye.leafDeep),
        light.on(dye.teakDeep),
      ),
    ),
    path(
      `M${width * 0.28} ${height}C${width * 0.4} ${height * 0.8} ${width * 0.62} ${height * 0.76} ${width} ${height * 0.74}V${height}Z`,
      rock,
    ) +
      path(
        `M${width * 0.46} ${height}C${width * 0.6} ${height * 0.86} ${width * 0.8} ${height * 0.82} ${width} ${height * 0.82}V${height}Z`,
        shaded(rock, 0.16),
      ),
    at(
      width * 0.69,
      height * 0.82,
      drawHerBack(
        wear,
        stroke('M-8.6-78C-18-84-26-90-33-97', wear.skin, 4.2) +
          stroke('M8.6-78C13-68 15-60 17-52', wear.skin, 4.2),
      ),
      { scale: height * 0.0036 },
    ),
    at(width * 0.69 + height * 0.125, height * 0.82, drawHisBack(wear), { scale: height * 0.0036 }),
    repeat(44, () =>
      circle(
        random.between(0, 1) * width,
        height * random.between(0.9, 1),
        random.between(3, 7),
        light.on(random.pick([dye.marigold, dye.raniLight, dye.white])),
      ),
    ),
    drawGrass(frame, light.land[2], height * 0.08, 90),
  ].join('');
};
