import type { Frame } from '../frame.ts';
import { shaded } from './light.ts';
import { at, path, polygon, rect, repeat, type Point } from './svg.ts';

/** Draws a distant line of roofs, tanks and a temple or two, from `y` to the bottom edge. */
export function drawSkyline(
  { width, height, light, random }: Frame,
  y: number,
  color: string,
  tall = 90,
  windows = 0.3,
): string {
  let x = -20;
  const houses: string[] = [];
  while (x < width + 20) {
    const houseWidth = random.between(46, 120);
    const top = y - random.between(0.15, 1) * tall;
    houses.push(
      rect(x, top, houseWidth + 1, height - top, color),
      drawRoof(random.next(), x, top, houseWidth, color),
    );
    if (windows > 0) houses.push(drawWindows());
    x += houseWidth;

    function drawWindows(): string {
      const columns = Math.floor(houseWidth / 22);
      return repeat(columns * 4, (index) => {
        const [left, up] = [x + 10 + (index % columns) * 22, top + 16 + Math.floor(index / columns) * 26];
        return random.isLucky(windows)
          ? rect(left, up, 8, 12, light.lamp, { opacity: random.between(0.55, 1) })
          : '';
      });
    }
  }
  return houses.join('');
}

function drawRoof(kind: number, x: number, top: number, width: number, color: string): string {
  const middle = x + width / 2;
  if (kind < 0.25)
    return (
      rect(middle - 13, top - 22, 26, 18, color, { rx: 3 }) +
      rect(middle - 10, top - 8, 3, 10, color) +
      rect(middle + 7, top - 8, 3, 10, color)
    );
  if (kind < 0.4)
    return polygon(
      [
        [x, top],
        [middle, top - width * 0.3],
        [x + width, top],
      ],
      color,
    );
  if (kind < 0.5) return drawShikhara(middle, top + 2, width * 0.9, color);
  if (kind < 0.7)
    return (
      rect(x, top - 8, width, 4, color) +
      repeat(Math.floor(width / 12), (index) => rect(x + 3 + index * 12, top - 8, 3, 10, color))
    );
  return rect(middle - 1.5, top - 30, 3, 32, color);
}

/** Draws the curved tower of a temple with its flag. `size` is its height. */
export function drawShikhara(x: number, y: number, size: number, color: string): string {
  const tower = path('M-30 0C-28-40-14-76-5-86H5C14-76 28-40 30 0Z', color);
  const top = rect(-8, -90, 16, 5, color) + path('M-3-90H3L1-100H-1Z', color);
  const flag = path('M0-99L20-106L16-98L20-92L0-94Z', color) + rect(-0.8, -112, 1.6, 16, color);
  return at(x, y, tower + top + flag, { scale: size / 100 });
}

/** Returns the path of a window with a cusped arch. Its lower edge is at `y`. */
export function archPath(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const spring = y - height + half;
  return `M${x - half} ${y}V${spring}C${x - half} ${spring - half * 0.62} ${x - half * 0.42} ${spring - half * 0.72} ${x} ${y - height}C${x + half * 0.42} ${spring - half * 0.72} ${x + half} ${spring - half * 0.62} ${x + half} ${spring}V${y}Z`;
}

/** A parapet with pierced openings, along the bottom of a terrace. */
export function drawParapet({ width, height }: Frame, y: number, color: string): string {
  const gaps = repeat(Math.ceil(width / 62), (index) => {
    const x = index * 62 + 16;
    const diamond: Point[] = [
      [x + 15, y + 34],
      [x + 30, y + 54],
      [x + 15, y + 74],
      [x, y + 54],
    ];
    return polygon(diamond, shaded(color, 0.34));
  });
  return rect(0, y, width, height - y, color) + rect(0, y - 10, width, 20, shaded(color, -0.12)) + gaps;
}
