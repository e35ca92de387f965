import { shaded } from './light.ts';
import { at, circle, path, repeat, rect, round, stroke } from './svg.ts';

/** A row of printed leaves and dots, `width` long, its motifs about `size` high. */
export function drawBlockPrint(x: number, y: number, width: number, size: number, color: string): string {
  const count = Math.max(1, Math.round(width / (size * 2)));
  const step = width / count;
  const motif =
    path('M-22 0C-22-12-14-18-4-20C-3-10-10-2-22 0ZM22 0C22-12 14-18 4-20C3-10 10-2 22 0Z', color) +
    circle(0, -5, 3, color) +
    circle(0, -15, 1.6, color) +
    circle(24, -3, 1.4, color);
  return repeat(count, (index) => at(x + (index + 0.5) * step, y + size, motif, { scale: size / 22 }));
}

/** Draws tie-dyed dots in rings around a centre. */
export function drawBandhani(x: number, y: number, radius: number, color: string, rings = 4): string {
  const dots = repeat(rings, (ring) => {
    const distance = ((ring + 1) / rings) * radius;
    const count = 6 * (ring + 1);
    return repeat(count, (index) => {
      const angle = (index / count) * 2 * Math.PI + ring * 0.26;
      return circle(
        x + distance * Math.cos(angle),
        y + distance * Math.sin(angle),
        (radius / rings) * 0.16,
        color,
      );
    });
  });
  return dots + circle(x, y, (radius / rings) * 0.26, color);
}

/** A small mirror with stitched petals around it. */
export function drawMirror(x: number, y: number, radius: number, glass: string, thread: string): string {
  const petals = repeat(8, (index) =>
    at(0, 0, path('M0-11C-5-15-4-20 0-23C4-20 5-15 0-11Z', thread), { turn: index * 45 }),
  );
  return at(
    x,
    y,
    petals +
      circle(0, 0, 10, thread) +
      circle(0, 0, 7.4, glass) +
      path('M-5 1A5.4 5.4 0 0 1 2-5L-1-1Z', '#ffffff', { opacity: 0.8 }),
    { scale: radius / 23 },
  );
}

/** A toran over a door: a band with hanging pointed flags, `width` long. */
export function drawToran(
  x: number,
  y: number,
  width: number,
  drop: number,
  colors: readonly [string, string, string],
): string {
  const count = Math.max(3, Math.round(width / (drop * 0.72)));
  const step = width / count;
  const flags = repeat(count, (index) => {
    const fill = colors[index % 3] ?? colors[0];
    const flag = path(
      `M${round(-step / 2 + 1)} 0H${round(step / 2 - 1)}V${round(drop * 0.52)}L0 ${round(drop)}L${round(-step / 2 + 1)} ${round(drop * 0.52)}Z`,
      fill,
    );
    const glint = circle(0, drop * 0.4, step * 0.13, colors[(index + 1) % 3] ?? colors[0]);
    return at(x + (index + 0.5) * step, y, flag + glint);
  });
  return (
    flags +
    rect(x, y - drop * 0.3, width, drop * 0.36, shaded(colors[0], 0.18)) +
    drawBlockPrint(x, y - drop * 0.27, width, drop * 0.24, colors[1])
  );
}

/** A string of marigolds that sags between two points. */
export function drawGarland(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  size: number,
  colors: readonly [string, string],
): string {
  const length = Math.hypot(x2 - x1, y2 - y1) + sag;
  const count = Math.max(2, Math.round(length / (size * 1.5)));
  return repeat(count + 1, (index) => {
    const t = index / count;
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
    const fill = colors[index % 2] ?? colors[0];
    return circle(x, y, size, fill) + circle(x, y, size * 0.5, shaded(fill, 0.14));
  });
}

/** Draws small bulbs along a sagging line. */
export function drawLightString(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  bulb: number,
  color: string,
  wire: string,
): string {
  const [midX, midY] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2];
  const count = Math.max(3, Math.round(Math.hypot(x2 - x1, y2 - y1) / (bulb * 6.4)));
  const bulbs = repeat(count - 1, (index) => {
    const t = (index + 1) / count;
    const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * midX + t ** 2 * x2;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * midY + t ** 2 * y2 + bulb;
    return circle(x, y, bulb * 2.6, color, { opacity: 0.2 }) + circle(x, y, bulb, color);
  });
  return (
    stroke(`M${round(x1)} ${round(y1)}Q${round(midX)} ${round(midY)} ${round(x2)} ${round(y2)}`, wire, 2) +
    bulbs
  );
}
