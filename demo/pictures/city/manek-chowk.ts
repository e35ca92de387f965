import type { DrawScene, Frame } from '../frame.ts';
import { dye, mix } from '../shapes/colour.ts';
import { drawPairSitting } from '../shapes/figures/sitting.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { drawGlow } from '../shapes/lamps.ts';
import { byLamplight, shaded, sunlit } from '../shapes/light.ts';
import { drawPolHouse } from '../shapes/pol-house.ts';
import { drawSky, drawStars } from '../shapes/sky.ts';
import { drawLightString } from '../shapes/textile.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';

/** Manek Chowk after ten: stalls, steam and bulbs, the couple at a small table. */
export const drawManekChowk: DrawScene = (outside) => {
  const frame = { ...outside, light: byLamplight(outside.light, 0.72) };
  const { width, height, light } = frame;
  const ground = height * 0.7;
  const dim = {
    ...frame,
    light: {
      ...light,
      isDark: true,
      on: (color: string) => mix(outside.light.on(color), outside.light.sky[1] ?? dye.ink, 0.45),
    },
  };
  const houses = frame.isTall ? [0.12, 0.6, 1.08] : [0.02, 0.36, 0.7, 1.04];
  const stalls = frame.isTall ? [0.26, 0.78] : [0.17, 0.5, 0.83];
  const awnings = [dye.rani, dye.peacock, dye.turmeric];
  const stallWidth = (width / stalls.length) * 0.86;
  return [
    drawSky(outside, ground),
    drawStars(frame, height * 0.3, 40),
    ...houses.map((share, index) =>
      drawPolHouse(
        dim,
        share * width,
        ground,
        width * (frame.isTall ? 0.46 : 0.33),
        [dye.brick, '#c98a4e', dye.peacock][index % 3] ?? dye.brick,
      ),
    ),
    rect(0, ground, width, height, light.on('#5e3446')),
    repeat(6, (index) =>
      rect(0, ground + 14 + index * index * 8, width, 3, light.on('#4a2740'), { opacity: 0.7 }),
    ),
    drawLightString(0, height * 0.24, width, height * 0.2, 38, 7, light.lamp, light.ink),
    drawLightString(0, height * 0.16, width, height * 0.28, 30, 6, light.lamp, light.ink),
    ...stalls.map((share, index) =>
      drawStall(frame, share * width, ground + 34, stallWidth, awnings[index] ?? dye.rani, index),
    ),
    drawTable(frame, width * 0.5, height * 0.93),
    drawPairSitting(width * 0.5, height * 1.02, height * (frame.isTall ? 0.28 : 0.36), dressUp(frame, 3)),
  ].join('');
};

function drawStall(frame: Frame, x: number, y: number, width: number, color: string, kind: number): string {
  const { light } = frame;
  const [w, awning, wood] = [width / 2, light.on(color), light.on(dye.teak)];
  const scallops = repeat(8, (index) => {
    const left = -w + (index * width) / 8;
    const fill = index % 2 ? light.on(dye.paper) : awning;
    return path(
      `M${left} -214L${left * 1.12} -164a${width / 14.4} ${width / 16} 0 0 0 ${width / 7.15} 0L${left + width / 8} -214Z`,
      fill,
    );
  });
  const front =
    rect(-w, -58, width, 58, wood) +
    rect(-w, -66, width, 12, sunlit(wood, 0.3)) +
    repeat(7, (index) => circle(-w + ((index + 0.5) * width) / 7, -28, 8, shaded(wood, 0.28)));
  const cook = drawCook(
    light.on('#8f5c3a'),
    light.on(kind === 1 ? dye.white : dye.marigoldLight),
    light.on(dye.ink),
  );
  const inside =
    rect(-w + 8, -208, width - 16, 144, light.on('#8a4a3a')) + drawGlow(0, -128, w * 0.95, light.lamp, 0.14);
  const bulbs = [-0.55, 0.55].map(
    (share) => stroke(`M${share * w}-178V-150`, light.ink, 2) + circle(share * w, -144, 9, light.lamp),
  );
  return (
    at(
      x,
      y,
      [
        inside,
        bulbs.join(''),
        at(-w * 0.2, -58, cook, { scale: 0.92 }),
        front,
        drawFood(frame, kind, w),
        scallops,
        rect(-w, -8, 8, 8, wood),
      ].join(''),
    ) + drawSteam(frame, x + w * 0.36, y - 96)
  );
}

function drawCook(skin: string, shirt: string, hair: string): string {
  return (
    path('M-30 0C-32-34-24-46-14-48H14C24-46 32-34 30 0Z', shirt) +
    rect(-5, -56, 10, 12, skin) +
    ellipse(0, -66, 13, 15, skin) +
    path('M-14-66C-16-88 16-88 14-66C8-74-8-74-14-66Z', hair) +
    stroke('M24-34C40-26 48-14 58-8', shirt, 12) +
    circle(60, -6, 7, skin)
  );
}

function drawFood({ light }: Frame, kind: number, w: number): string {
  if (kind === 1)
    return repeat(5, (index) =>
      at(
        -w * 0.66 + index * w * 0.22,
        -66,
        path('M-16 0C-16-14 16-14 16 0Z', light.on(dye.marigold)) + circle(0, -12, 4, light.on(dye.rani)),
      ),
    );
  const pan =
    ellipse(w * 0.36, -70, w * 0.36, 13, light.on('#2d2430')) +
    ellipse(w * 0.36, -73, w * 0.28, 8, light.on(kind ? dye.brick : dye.turmeric));
  const dots = repeat(7, (index) =>
    circle(
      w * 0.18 + index * w * 0.06,
      -74 + (index % 2) * 4,
      3.4,
      light.on(index % 2 ? dye.leaf : dye.vermilion),
    ),
  );
  return pan + dots;
}

function drawSteam({ light, random }: Frame, x: number, y: number): string {
  return repeat(3, (index) => {
    const sway = random.between(10, 20);
    return stroke(`M${x - 20 + index * 20} ${y}c${-sway}-22 ${sway}-36 0-58s${sway}-28 4-50`, light.glow, 5, {
      opacity: 0.3,
    });
  });
}

function drawTable({ light }: Frame, x: number, y: number): string {
  const plate = (dx: number, food: string) =>
    ellipse(x + dx, y - 8, 46, 12, light.on('#d9d2cf')) + ellipse(x + dx, y - 13, 30, 9, light.on(food));
  return (
    ellipse(x, y, 300, 40, light.on('#7c4c3c')) +
    ellipse(x, y - 7, 300, 38, light.on('#a56c4c')) +
    plate(-196, dye.turmeric) +
    plate(192, dye.vermilion) +
    at(x + 118, y - 10, rect(-11, -36, 22, 36, light.on(dye.shell), { rx: 4 }))
  );
}
