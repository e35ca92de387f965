import type { DrawScene, Frame } from '../frame.ts';
import { dye } from '../shapes/colour.ts';
import { drawHerBack, drawHisBack } from '../shapes/figures/standing.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { drawDiya, drawGlow, drawLantern } from '../shapes/lamps.ts';
import { byLamplight, shaded, sunlit } from '../shapes/light.ts';
import { drawSky, drawStars } from '../shapes/sky.ts';
import { drawBlockPrint, drawGarland, drawLightString } from '../shapes/textile.ts';
import { at, circle, ellipse, path, rect, repeat } from '../shapes/svg.ts';

/** A cousin's wedding: the mandap in marigolds, the couple among the guests. */
export const drawWedding: DrawScene = (outside) => {
  const frame = { ...outside, light: byLamplight(outside.light, 0.66) };
  const { width, height, light } = frame;
  const floor = height * 0.82;
  const middle = width * (frame.isTall ? 0.5 : 0.58);
  const half = height * (frame.isTall ? 0.29 : 0.36);
  return [
    drawSky(outside, height * 0.8),
    drawStars(frame, height * 0.5, 70),
    [0.08, 0.4, 0.72, 1.02]
      .map((end) =>
        drawLightString(
          middle,
          -30,
          width * end * 1.2 - width * 0.1,
          height * 0.4,
          30,
          5,
          light.lamp,
          light.ink,
        ),
      )
      .join(''),
    rect(0, height * 0.62, width, height, outside.light.land[1]),
    rect(0, floor - height * 0.1, width, height, light.on('#7a2d4a')),
    drawBlockPrint(0, floor - height * 0.1 + 10, width, 34, light.on(dye.marigoldLight)),
    drawMandap(frame, middle, floor, half, height * 0.56),
    [0.09, 0.91]
      .map((share) =>
        drawLantern(
          frame,
          share * width,
          height * 0.2,
          130,
          light.on(share < 0.5 ? dye.raniLight : dye.peacockLight),
        ),
      )
      .join(''),
    rect(0, floor + height * 0.06, width, height, light.on('#5c2140')),
    repeat(7, (index) => drawDiya(frame, ((index + 0.5) / 7) * width, floor + height * 0.075, 40)),
    drawGuests(
      frame,
      width * (frame.isTall ? 0.32 : 0.22),
      height * 0.985,
      height * (frame.isTall ? 0.32 : 0.42),
    ),
  ].join('');
};

function drawMandap(frame: Frame, x: number, y: number, half: number, tall: number): string {
  const { light } = frame;
  const flowers = [light.on(dye.marigold), light.on(dye.turmeric)] as const;
  const cloth = light.on(dye.rani);
  const posts = [-1, -0.46, 0.46, 1].map((side, index) => {
    const [px, top] = [x + side * half, y - tall * (index === 1 || index === 2 ? 0.86 : 0.8)];
    const isBack = index === 1 || index === 2;
    return (
      rect(px - 11, top, 22, y - top - (isBack ? 40 : 0), light.on(isBack ? '#c9863c' : '#e0a04a')) +
      (isBack
        ? ''
        : repeat(9, (knot) =>
            circle(px, top + 30 + (knot * (y - top - 40)) / 9, 15, flowers[knot % 2] ?? flowers[0]),
          ))
    );
  });
  const roof = [
    path(
      `M${x - half * 1.16} ${y - tall * 0.78}C${x - half * 0.7} ${y - tall * 0.82} ${x - half * 0.3} ${y - tall * 0.98} ${x} ${y - tall * 1.16}C${x + half * 0.3} ${y - tall * 0.98} ${x + half * 0.7} ${y - tall * 0.82} ${x + half * 1.16} ${y - tall * 0.78}Z`,
      cloth,
    ),
    path(
      `M${x} ${y - tall * 1.16}C${x + half * 0.1} ${y - tall} ${x + half * 0.3} ${y - tall * 0.85} ${x + half * 0.44} ${y - tall * 0.78}H${x + half * 1.16}C${x + half * 0.7} ${y - tall * 0.82} ${x + half * 0.3} ${y - tall * 0.98} ${x} ${y - tall * 1.16}Z`,
      shaded(cloth, 0.2),
    ),
    rect(x - half * 1.18, y - tall * 0.79, half * 2.36, 34, light.on(dye.marigoldLight)) +
      drawBlockPrint(x - half * 1.16, y - tall * 0.79 + 3, half * 2.32, 26, cloth),
    circle(x, y - tall * 1.17, 13, light.on(dye.marigold)),
  ].join('');
  const swags = [-1, 0, 1].map((side) =>
    drawGarland(
      x + (side - 0.5) * half * 0.667,
      y - tall * 0.73,
      x + (side + 0.5) * half * 0.667,
      y - tall * 0.73,
      44,
      10,
      flowers,
    ),
  );
  const drops = [-0.8, -0.33, 0.33, 0.8].map((share) =>
    drawGarland(x + share * half, y - tall * 0.73, x + share * half, y - tall * 0.5, 0, 8, flowers),
  );
  const glow = drawGlow(x, y - tall * 0.3, half * 0.9, light.lamp, 0.1);
  const fire = at(
    x,
    y - 26,
    path('M-44 0H44L34 26H-34Z', light.on(dye.brick)) +
      path('M-22 0C-32-30-6-40-6-74C14-52 30-28 22 0Z', light.on(dye.vermilion)) +
      path('M-12 0C-16-18-2-24 0-44C10-28 16-16 12 0Z', light.lamp),
  );
  const seats = [-0.46, 0.46].map(
    (share) =>
      ellipse(x + share * half, y - 6, 62, 17, light.on(share < 0 ? dye.peacock : dye.leafDeep)) +
      ellipse(
        x + share * half,
        y - 13,
        58,
        13,
        sunlit(light.on(share < 0 ? dye.peacock : dye.leafDeep), 0.2),
      ),
  );
  return (
    glow +
    posts.join('') +
    swags.join('') +
    drops.join('') +
    roof +
    rect(x - half * 1.2, y, half * 2.4, 26, light.on('#e0a04a')) +
    drawBlockPrint(x - half * 1.2, y + 1, half * 2.4, 24, cloth) +
    seats.join('') +
    fire
  );
}

function drawGuests(frame: Frame, x: number, y: number, size: number): string {
  const wear = {
    ...dressUp(frame, 1),
    kurta: frame.light.on(dye.marigoldLight),
    trousers: frame.light.on(dye.raniDeep),
  };
  const turban =
    path('M-8-97C-9-107 9-107 8-97C4-100-4-100-8-97Z', frame.light.on(dye.rani)) +
    path('M5-99C11-97 12-90 10-84L7-86C8-91 6-95 3-97Z', frame.light.on(dye.rani));
  return at(x, y, at(-18, 0, drawHerBack(wear)) + at(18, 0, drawHisBack(wear) + turban), {
    scale: size / 104,
  });
}
