import type { Frame } from '../frame.ts';
import { dye, mix } from './colour.ts';
import { shaded, sunlit } from './light.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from './svg.ts';

/** Draws a cloth from above, printed with small flowers in offset rows, `gap` apart. */
export function drawPrintedCloth({ width, height }: Frame, ground: string, print: string, gap = 92): string {
  const flower =
    repeat(6, (index) => at(0, 0, ellipse(0, -9, 4.6, 8, print), { turn: index * 60 })) +
    circle(0, 0, 3.4, ground);
  const rows = Math.ceil(height / gap) + 1;
  const columns = Math.ceil(width / gap) + 1;
  const prints = repeat(rows * columns, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * gap, row * gap];
    return at(x, y, flower) + circle(x + gap / 2, y, 2.6, print);
  });
  return rect(0, 0, width, height, ground) + prints;
}

/** Draws a round plate or tray from above with its shadow. In `content`, the radius is 100 units. */
export function drawPlate(x: number, y: number, radius: number, color: string, content: string): string {
  const plate =
    circle(0, 0, 100, color) +
    circle(0, 0, 92, shaded(color, 0.1)) +
    circle(0, 0, 88, sunlit(color, 0.06)) +
    path('M-84-34A90 90 0 0 1-34-84', 'none', {
      stroke: mix(color, dye.white, 0.6),
      'stroke-width': 4,
      'stroke-linecap': 'round',
    });
  return at(x, y, ellipse(7, 10, 101, 101, dye.ink, { opacity: 0.22 }) + plate + content, {
    scale: radius / 100,
  });
}

/** A small bowl from above with something in it. */
export function drawBowl(
  x: number,
  y: number,
  radius: number,
  rim: string,
  food: string,
  garnish = '',
): string {
  return at(
    x,
    y,
    ellipse(3, 5, 50, 50, dye.ink, { opacity: 0.2 }) +
      circle(0, 0, 49, rim) +
      circle(0, 0, 43, shaded(rim, 0.2)) +
      circle(0, 0, 40, food) +
      path('M-30-18A34 34 0 0 1 4-33', 'none', {
        stroke: sunlit(food, 0.5),
        'stroke-width': 4,
        'stroke-linecap': 'round',
        opacity: 0.8,
      }) +
      garnish,
    { scale: radius / 50 },
  );
}

/** A cup without a handle from above, tea in it. */
export function drawTeaFromAbove(x: number, y: number, radius: number, clay: string): string {
  return at(
    x,
    y,
    ellipse(5, 8, 50, 50, dye.ink, { opacity: 0.22 }) +
      circle(0, 0, 48, clay) +
      circle(0, 0, 39, shaded(clay, 0.3)) +
      circle(0, 0, 36, '#c08a55') +
      path('M-24-14A28 28 0 0 1 2-27', 'none', {
        stroke: '#dcb184',
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }) +
      circle(10, 9, 3, '#dcb184') +
      circle(16, 2, 2, '#dcb184'),
    { scale: radius / 50 },
  );
}

/** Draws scattered coriander leaves. */
export function drawLeaves({ random, light }: Frame, count: number, spread: number): string {
  return repeat(count, () =>
    at(
      random.between(-spread, spread),
      random.between(-spread, spread),
      path('M0 5C-5 2-6-3-2-5C-1-8 1-8 2-5C6-3 5 2 0 5Z', light.on('#5f8a3a')),
      { turn: random.between(0, 360) },
    ),
  );
}

/** Steam that rises from (x, y). */
export function drawSteam(x: number, y: number, size: number, color: string, opacity = 0.5): string {
  return at(
    x,
    y,
    stroke('M-10 0c-12-18 10-30 0-50s8-28 2-42M12 0c-10-16 10-28 0-46s6-22 2-34', color, 4.6, { opacity }),
    { scale: size / 92 },
  );
}
