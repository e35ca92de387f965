import type { DrawScene, Frame } from '../frame.ts';
import { dye, mix } from '../shapes/colour.ts';
import { drawPolHouse } from '../shapes/pol-house.ts';
import { drawDiya, drawDiyaFromAbove, drawGlow, drawLantern } from '../shapes/lamps.ts';
import { byLamplight, shaded } from '../shapes/light.ts';
import { drawSky, drawStars } from '../shapes/sky.ts';
import { at, circle, path, rect, repeat, round, stroke } from '../shapes/svg.ts';

/** A rangoli seen from above, ringed with lamps. */
export const drawRangoli: DrawScene = (outside) => {
  const frame = { ...outside, light: byLamplight(outside.light) };
  const { width, height, light } = frame;
  const [x, y] = [width / 2, height / 2];
  const radius = Math.min(width, height) * 0.36;
  const floor = mix('#6a2a3c', light.sky[0] ?? dye.ink, 0.35);
  const tile = 150;
  const joints =
    repeat(Math.ceil(width / tile), (index) => rect(index * tile, 0, 3, height, shaded(floor, 0.2))) +
    repeat(Math.ceil(height / tile), (index) => rect(0, index * tile, width, 3, shaded(floor, 0.2)));
  return [
    rect(0, 0, width, height, floor) + joints,
    drawGlow(x, y, radius * 1.9, light.lamp, 0.08),
    ...drawRings(light.on, x, y, radius),
    repeat(16, (index) => {
      const turn = index * 22.5;
      const angle = ((turn - 90) / 180) * Math.PI;
      return drawDiyaFromAbove(
        frame,
        x + Math.cos(angle) * radius * 1.19,
        y + Math.sin(angle) * radius * 1.19,
        52,
        turn,
      );
    }),
    drawDiyaFromAbove(frame, x, y, 74, 0),
    scatterPetals(frame, x, y, radius),
  ].join('');
};

function drawRings(on: (color: string) => string, x: number, y: number, radius: number): string[] {
  const petals = (count: number, inner: number, outer: number, fill: string, offset = 0) =>
    repeat(count, (index) => {
      const [a, b] = [inner * radius, outer * radius];
      const half = Math.tan(Math.PI / count) * (a + b) * 0.46;
      const petal = path(
        `M0${round(-a)}C${round(-half)} ${round(-a - (b - a) * 0.3)} ${round(-half)} ${round(-a - (b - a) * 0.72)} 0${round(-b)}C${round(half)} ${round(-a - (b - a) * 0.72)} ${round(half)} ${round(-a - (b - a) * 0.3)} 0${round(-a)}Z`,
        fill,
      );
      return at(x, y, petal, { turn: (index * 360) / count + offset });
    });
  const dots = (count: number, distance: number, size: number, fill: string, offset = 0) =>
    repeat(count, (index) =>
      at(x, y, circle(0, -distance * radius, size * radius, fill), { turn: (index * 360) / count + offset }),
    );
  const disc = (share: number, fill: string) => circle(x, y, share * radius, fill);
  return [
    disc(1.02, on(dye.paper)),
    disc(0.985, on(dye.raniDeep)),
    petals(16, 0.66, 0.97, on(dye.raniLight)),
    petals(16, 0.7, 0.9, on(dye.marigoldLight)),
    dots(16, 0.93, 0.022, on(dye.white), 11.25),
    disc(0.7, on(dye.paper)),
    disc(0.675, on(dye.peacock)),
    petals(12, 0.36, 0.66, on(dye.peacockLight)),
    petals(12, 0.4, 0.58, on(dye.white)),
    dots(12, 0.6, 0.026, on(dye.marigold), 15),
    disc(0.42, on(dye.paper)),
    disc(0.395, on(dye.turmeric)),
    petals(8, 0.12, 0.39, on(dye.vermilion)),
    petals(8, 0.14, 0.31, on(dye.marigoldLight)),
    dots(8, 0.32, 0.026, on(dye.rani), 22.5),
    disc(0.16, on(dye.rani)),
  ];
}

function scatterPetals(
  { width, height, light, random }: Frame,
  x: number,
  y: number,
  radius: number,
): string {
  return repeat(46, () => {
    const angle = random.next() * 2 * Math.PI;
    const distance = radius * random.between(1.42, 2.1);
    const [px, py] = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
    const isInside = px > 0 && px < width && py > 0 && py < height;
    const petal = path(
      'M0-9C-6-4-5 5 0 8C5 5 6-4 0-9Z',
      light.on(random.pick([dye.marigold, dye.turmeric, dye.raniLight])),
    );
    return isInside ? at(px, py, petal, { turn: random.between(0, 360) }) : '';
  });
}

/** Diwali in the pol: a carved house with lamps on every sill, and fireworks over it. */
export const drawLitPol: DrawScene = (outside) => {
  const frame = { ...outside, light: byLamplight(outside.light, 0.45) };
  const { width, height, light } = frame;
  const street = height * 0.93;
  const size = frame.isTall ? width * 0.78 : height * 0.74;
  const middle = frame.isTall ? width * 0.5 : width * 0.42;
  return [
    drawSky(outside, height),
    drawStars(frame, height * 0.4, 50),
    drawFirework(frame, width * 0.16, height * 0.15, 105, dye.marigoldLight),
    drawFirework(frame, width * 0.85, height * 0.12, 130, '#ff8fb0'),
    drawFirework(frame, width * 0.7, height * 0.3, 64, '#9be0e6'),
    rect(0, height * 0.4, width, height, light.land[1]),
    drawPolHouse(
      { ...frame, light: { ...light, on: (color) => shaded(light.on(color), 0.42) } },
      middle - size * 0.98,
      street,
      size * 0.9,
      dye.peacock,
    ),
    drawPolHouse(
      { ...frame, light: { ...light, on: (color) => shaded(light.on(color), 0.42) } },
      middle + size * 0.98,
      street,
      size * 0.86,
      dye.brick,
    ),
    drawPolHouse(frame, middle, street, size, '#c98a4e'),
    rect(0, street, width, height - street, light.on('#4a2740')),
    repeat(frame.isTall ? 9 : 12, (index) =>
      drawDiya(frame, (index + 0.5) * (width / (frame.isTall ? 9 : 12)), street + 22, 40),
    ),
    drawLantern(frame, middle - size * 0.36, street - size * 0.76, 96, light.on(dye.raniLight)),
    drawLantern(frame, middle + size * 0.36, street - size * 0.76, 96, light.on(dye.marigold)),
  ].join('');
};

function drawFirework({ random }: Frame, x: number, y: number, radius: number, color: string): string {
  return repeat(26, (index) => {
    const [turn, reach] = [index * (360 / 26), radius * random.between(0.74, 1.06)];
    return at(
      x,
      y,
      stroke(`M0${round(-reach * 0.34)}V${round(-reach)}`, color, 2.4, { opacity: 0.75 }) +
        circle(0, -reach, 3.4, color),
      { turn },
    );
  });
}
