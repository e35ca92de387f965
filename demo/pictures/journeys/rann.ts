import type { DrawScene, Frame } from '../frame.ts';
import { dye, mix } from '../shapes/colour.ts';
import { drawPairStanding } from '../shapes/figures/standing.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { shaded } from '../shapes/light.ts';
import { drawMoon, drawSky, drawStars, drawSun } from '../shapes/sky.ts';
import { drawMirror } from '../shapes/textile.ts';
import { at, circle, ellipse, path, rect, repeat, round, stroke } from '../shapes/svg.ts';

/** The white Rann: salt to the horizon, and a moon (or a low sun) as large as it appears there. */
export const drawRann: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const horizon = height * 0.58;
  const salt = mix(light.isDark ? '#b9b3d6' : '#f8ead6', light.sky[3] ?? dye.white, light.isDark ? 0.3 : 0.2);
  const couple = width * (frame.isTall ? 0.29 : 0.36);
  const radius = Math.min(width, height) * 0.17;
  const [moonX, moonY] = [
    width * (frame.isTall ? 0.5 : 0.36),
    horizon - radius * (light.isDark ? 1.35 : 0.4),
  ];
  return [
    drawSky(frame, horizon),
    light.isDark
      ? drawStars(frame, horizon * 0.9, 110) + drawMoon(frame, moonX, moonY, radius)
      : drawSun(frame, moonX, moonY, radius),
    rect(0, horizon, width, height, salt),
    rect(0, horizon - 5, width, 8, mix(salt, light.glow, 0.5)),
    path(
      `M${moonX - radius * 0.7} ${horizon}H${moonX + radius * 0.7}L${moonX + radius * 1.9} ${height}H${moonX - radius * 1.9}Z`,
      light.glow,
      { opacity: 0.22 },
    ),
    drawSaltCells(frame, horizon, shaded(salt, light.isDark ? 0.2 : 0.12)),
    drawCamelCart(frame, width * (frame.isTall ? 0.84 : 0.74), horizon + height * 0.13, height * 0.19),
    ellipse(couple, height * 0.93, height * 0.16, 12, light.ink, { opacity: 0.25 }),
    drawPairStanding(couple, height * 0.93, height * (frame.isTall ? 0.28 : 0.34), dressUp(frame, 0)),
  ].join('');
};

/** Draws the six-sided plates of dried salt as a grid that shrinks towards the horizon. */
function drawSaltCells({ width, height, random }: Frame, horizon: number, color: string): string {
  const lines: string[] = [];
  const rows = 9;
  const rowY = (row: number) => horizon + (height - horizon) * (row / rows) ** 1.9;
  for (let row = 1; row <= rows; row += 1) {
    const [top, bottom] = [rowY(row - 1), rowY(row)];
    const cell = 30 + (bottom - top) * 2.2;
    for (let x = (row % 2) * cell * 0.5 - cell; x < width + cell; x += cell) {
      const [a, b] = [x + random.between(-5, 5), bottom + random.between(-2, 2)];
      lines.push(
        `M${round(a)} ${round(b)}L${round(a + cell * 0.5)} ${round(b - (bottom - top) * 0.3)}L${round(a + cell)} ${round(b)}M${round(a + cell * 0.5)} ${round(b - (bottom - top) * 0.3)}V${round(top)}`,
      );
    }
  }
  return stroke(lines.join(''), color, 2.2);
}

function drawCamelCart({ light }: Frame, x: number, y: number, size: number): string {
  const hide = light.on('#a8703f');
  const cloth = light.on(dye.rani);
  const gold = light.on(dye.marigold);
  const camel = [
    ...[-30, -22, 6, 14].map((dx) =>
      stroke(`M${dx} -44L${dx - 2} -22L${dx + 1} -1`, shaded(hide, dx === -22 || dx === 14 ? 0.2 : 0), 5),
    ),
    path('M-36-46C-40-62-28-66-20-66C-14-82-2-82 2-66C12-66 18-62 20-56L22-46C10-40-26-40-36-46Z', hide),
    path('M14-52C26-50 30-66 32-82L36-88C44-92 52-88 54-84L46-80L40-78C40-62 36-44 20-44Z', hide),
    circle(35, -88, 2.4, hide),
    path('M-24-68C-16-84-4-84 4-68L6-48H-26Z', cloth) +
      stroke('M-26-52H6', gold, 3.4) +
      drawMirror(-10, -64, 6, dye.white, gold),
    stroke('M36-78L47-80M38-86L22-58', gold, 2) +
      [26, 30, 34].map((dx) => circle(dx, -46 - (dx - 26) * 2.6, 2.4, gold)).join(''),
    stroke('M-36-54C-42-50-42-40-40-34', hide, 2.4),
  ].join('');
  const cart = [
    stroke('M-44-34L14-40', light.on(dye.teak), 3.4),
    path('M-128-34H-58V-22H-128Z', light.on(dye.teak)),
    path('M-126-34C-128-74-62-74-60-34Z', gold) +
      path('M-112-34C-112-62-76-62-74-34Z', light.on(dye.vermilion)),
    repeat(7, (index) => circle(-122 + index * 10, -28, 2.6, gold)),
    circle(-93, -15, 15, 'none', { stroke: light.ink, 'stroke-width': 4 }) +
      repeat(4, (index) => at(-93, -15, stroke('M-14 0H14', light.ink, 2), { turn: index * 45 })),
  ].join('');
  return (
    ellipse(x - size * 0.3, y, size * 0.95, 7, light.ink, { opacity: 0.25 }) +
    at(x, y, cart + camel, { scale: size / 92 })
  );
}
