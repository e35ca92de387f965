import type { DrawScene, Frame } from '../frame.ts';
import { dye } from '../shapes/colour.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';
import { drawBowl, drawLeaves, drawTeaFromAbove } from '../shapes/tableware.ts';
import { drawJalebi } from './thali.ts';

/** Sunday: fafda and jalebi on paper, papaya sambharo, green chillies and two teas. */
export const drawSundayBreakfast: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const [x, y, size] = [width * 0.5, height * (frame.isTall ? 0.5 : 0.52), frame.isTall ? 1.12 : 1.06];
  return [
    drawTableTop(frame),
    at(x, y, rect(-320, -238, 640, 476, dye.ink, { opacity: 0.18 }) + drawPaper(frame) + drawPile(frame), {
      turn: -4,
      scale: size,
    }),
    drawTeaFromAbove(
      width * (frame.isTall ? 0.26 : 0.13),
      height * (frame.isTall ? 0.15 : 0.24),
      88,
      light.on('#b4552f'),
    ),
    drawTeaFromAbove(
      width * (frame.isTall ? 0.74 : 0.87),
      height * (frame.isTall ? 0.86 : 0.8),
      88,
      light.on('#b4552f'),
    ),
    drawBowl(
      width * (frame.isTall ? 0.76 : 0.88),
      height * (frame.isTall ? 0.14 : 0.22),
      74,
      light.on('#d8d2c6'),
      light.on('#e8b83a'),
      drawLeaves(frame, 7, 22) +
        repeat(9, (index) =>
          stroke(`M${-24 + index * 5} ${-12 + (index % 3) * 10}q10-8 18 2`, light.on('#f6dd8a'), 3),
        ),
    ),
    drawBowl(
      width * (frame.isTall ? 0.2 : 0.12),
      height * (frame.isTall ? 0.85 : 0.78),
      60,
      light.on('#d8d2c6'),
      light.on('#5f8a3a'),
    ),
  ].join('');
};

function drawTableTop({ width, height, light, random }: Frame): string {
  const wood = light.on('#a5683c');
  const planks = repeat(6, (index) => {
    const top = (index * height) / 6;
    const grain = repeat(5, () =>
      stroke(
        `M${random.between(0, width)} ${top + random.between(16, height / 6 - 16)}q70-6 150 2`,
        shaded(wood, 0.12),
        3,
      ),
    );
    return (
      rect(0, top, width, height / 6, index % 2 ? wood : sunlit(wood, 0.06)) +
      rect(0, top, width, 4, shaded(wood, 0.25)) +
      grain
    );
  });
  return planks;
}

/** Draws a sheet of newsprint: columns of grey lines without text. */
function drawPaper({ light, random }: Frame): string {
  const paper = light.on('#efe6d2');
  const lines = repeat(4, (column) =>
    repeat(22, (row) => {
      const [left, top] = [-290 + column * 148, -212 + row * 20];
      return row % 9 === 0
        ? rect(left, top, 124, 11, shaded(paper, 0.32))
        : rect(left, top + 3, random.between(86, 124), 4.6, shaded(paper, 0.16));
    }),
  );
  return rect(-312, -230, 624, 460, paper) + lines + path('M312-230L270-230L312-180Z', shaded(paper, 0.14));
}

function drawPile(frame: Frame): string {
  const { light, random } = frame;
  const besan = light.on('#e2a93b');
  const strips = repeat(13, (index) => {
    const [x, y] = [-150 + (index % 4) * 26 + random.between(-16, 16), -110 + index * 17];
    const strip =
      path(
        'M-118-13C-60-20 60-8 116-15C122-8 120 8 114 13C56 20-58 6-116 14C-122 6-122-6-118-13Z',
        index % 2 ? besan : sunlit(besan, 0.16),
      ) +
      stroke('M-96-2C-40-8 40 4 96-2', shaded(besan, 0.14), 3) +
      circle(-40, 3, 2.4, shaded(besan, 0.4)) +
      circle(34, -4, 2.4, shaded(besan, 0.4));
    return at(x, y, ellipse(2, 7, 112, 12, dye.ink, { opacity: 0.16 }) + strip, {
      turn: random.between(-22, 12),
    });
  });
  const sweets = [
    [130, -96, 62],
    [196, 10, 66],
    [96, 50, 60],
    [176, 120, 56],
    [70, 142, 44],
  ].map(([x = 0, y = 0, r = 0], index) =>
    at(
      x,
      y,
      circle(4, 8, r * 1.02, dye.ink, { opacity: 0.14 }) +
        drawJalebi(light.on(index % 2 ? '#ee7d1d' : '#e2681a'), r),
    ),
  );
  const chillies = [
    [-10, -168, 18],
    [36, -178, -8],
    [-52, 178, 24],
  ].map(([x = 0, y = 0, turn = 0]) =>
    at(
      x,
      y,
      path('M-44 4C-20-14 16-14 50 2C20 10-16 16-44 4Z', light.on('#4d8a3a')) +
        stroke('M-44 4q-10-4-16-12', light.on('#3a5f2c'), 5),
      { turn },
    ),
  );
  return strips + sweets.join('') + chillies.join('');
}
