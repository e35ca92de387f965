import type { DrawScene, Frame } from '../frame.ts';
import { dye, mix } from '../shapes/colour.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { drawHerBack, drawHisBack, drawPairStanding } from '../shapes/figures/standing.ts';
import { drawLightString } from '../shapes/textile.ts';
import { drawParapet, drawSkyline } from '../shapes/houses.ts';
import { drawGlow } from '../shapes/lamps.ts';
import { shaded } from '../shapes/light.ts';
import { drawBirds, drawCloud, drawSky, drawStars, drawSun } from '../shapes/sky.ts';
import { createRandom } from '../shapes/random.ts';
import { at, circle, path, rect, repeat, round, stroke } from '../shapes/svg.ts';

const papers = [
  dye.rani,
  dye.marigold,
  dye.peacock,
  dye.vermilion,
  dye.indigo,
  dye.raniLight,
  dye.leaf,
] as const;

/** Uttarayan: the couple on the terrace, he at the thread, she with the reel, kites over the old city. */
export const drawKiteTerrace: DrawScene = (frame) => {
  const { width, height, light, random } = frame;
  const floor = height * 0.86;
  const wear = dressUp(frame, 0);
  const pull = [width * 0.575, floor - 288] as const;
  const own = [width * 0.78, height * 0.17] as const;
  const kites = repeat(frame.isTall ? 13 : 16, (index) => {
    const [x, y] = [random.between(0.04, 0.96) * width, random.between(0.05, 0.52) * height];
    const size = random.between(22, 58) * (1 - y / height / 2);
    return drawKite(frame, x, y, size, papers[index % papers.length] ?? dye.rani, random.between(-26, 26));
  });
  const arm =
    stroke('M10-80C16-84 20-92 22-101', wear.kurta, 5.4) +
    circle(22, -103, 2.6, wear.skin) +
    stroke('M-11-80C-16-84-18-90-14-98', wear.kurta, 5.4) +
    circle(-13, -99.6, 2.6, wear.skin);
  const hold =
    stroke('M-8.6-78C-14-72-16-66-12-60', wear.skin, 4.2) +
    stroke('M8.6-78C15-72 18-68 20-66', wear.skin, 4.2);
  return [
    drawSky(frame, height * 0.8),
    drawSun(frame, width * 0.2, height * 0.5, 62),
    drawCloud(frame, width * 0.3, height * 0.2, 260),
    drawCloud(frame, width * 0.82, height * 0.36, 200),
    drawBirds(frame, width * 0.5, height * 0.3, 4),
    kites,
    drawSkyline(frame, height * 0.78, light.land[0], 100, 0),
    drawSkyline(frame, height * 0.82, light.land[1], 70, 0.06),
    stroke(
      `M${round(pull[0])} ${round(pull[1])}Q${round(width * 0.63)} ${round(height * 0.3)} ${round(own[0])} ${round(own[1])}`,
      light.ink,
      1.8,
    ),
    drawKite(frame, own[0], own[1], 92, dye.rani, 24),
    drawParapet(frame, floor - 66, light.on('#d9975b')),
    rect(0, floor + 12, width, height, light.on('#b86f4a')),
    at(width * 0.4, floor + 60, drawHerBack(wear, hold) + at(21, -66, drawReel(wear.trim, light.ink)), {
      scale: 3.3,
    }),
    at(width * 0.51, floor + 60, drawHisBack(wear, arm), { scale: 3.3 }),
  ].join('');
};

/** Uttarayan after dark: lit paper lanterns climb the threads of kites. */
export const drawLanternKites: DrawScene = (frame) => {
  const { width, height, light, random } = frame;
  const ends = [
    [0.2, 0.34, 0.09],
    [0.52, 0.2, 0.3],
    [0.66, 0.86, 0.14],
  ] as const;
  const lines = ends.map(([from, to, top], line) => {
    const [fromX, fromY, toX, toY] = [width * from, height * 0.84, width * to, height * top];
    const bow = width * random.between(0.05, 0.1) * (to > from ? 1 : -1);
    const lanterns = repeat(7 - line, (index) => {
      const t = 0.16 + index * 0.12;
      const x = fromX + (toX - fromX) * t + bow * 2.2 * t * (1 - t);
      return drawTukkal(frame, x, fromY + (toY - fromY) * t, 36 - index * 2.6);
    });
    const bend = `${round((fromX + toX) / 2 + bow)} ${round((fromY + toY) / 2)}`;
    const thread = stroke(
      `M${round(fromX)} ${round(fromY)}Q${bend} ${round(toX)} ${round(toY)}`,
      light.cloud,
      1.6,
    );
    return (
      thread + drawKite(frame, toX, toY, 58, papers[line] ?? dye.rani, to > from ? 22 : -22, 0.4) + lanterns
    );
  });
  const roof = height * 0.9;
  return [
    drawSky(frame, height),
    drawStars(frame, height * 0.7, 90),
    ...lines,
    drawSkyline(frame, height * 0.86, light.land[0], 120, 0.3),
    drawPairStanding(width * 0.42, roof + 4, 168, dressUp(frame, 1)),
    rect(0, roof, width * 0.62, height, light.land[2]) + rect(0, roof - 10, width * 0.64, 14, light.land[1]),
    drawSkyline({ ...frame, random: createRandom(7) }, height * 0.99, light.land[2], 90, 0.5),
    drawLightString(0, roof + 12, width * 0.62, roof + 12, 9, 5, light.lamp, light.ink),
  ].join('');
};

function drawKite(
  { light }: Frame,
  x: number,
  y: number,
  size: number,
  color: string,
  turn: number,
  lit = 0,
): string {
  const paper = mix(light.on(color), color, lit);
  const kite = [
    path('M0-50L38-4L0 46L-38-4Z', paper),
    path('M0-50L38-4L0 46Z', shaded(paper, 0.15)),
    circle(0, -14, 9, light.on(dye.paper)),
    path('M0 46L-11 62H11Z', paper),
    stroke('M0-50V46M-38-4Q0-40 38-4', light.ink, 1.6, { opacity: 0.55 }),
  ].join('');
  return at(x, y, kite, { scale: size / 80, turn });
}

function drawTukkal({ light }: Frame, x: number, y: number, size: number): string {
  return (
    drawGlow(x, y + size * 0.4, size * 1.3, light.lamp, 0.12) +
    at(x, y, path('M-12 0H12L17 30H-17Z', light.lamp) + path('M0 0H12L17 30H3Z', light.on(dye.turmeric)), {
      scale: size / 30,
    })
  );
}

function drawReel(color: string, ink: string): string {
  return stroke('M-13 3L13-3', ink, 2) + stroke('M-6 1.4L6-1.4', color, 8);
}
