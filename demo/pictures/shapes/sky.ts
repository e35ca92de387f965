import type { Frame } from '../frame.ts';
import { blend } from './colour.ts';
import { at, circle, ellipse, faint, path, rect, repeat, round, softly, stroke, type Point } from './svg.ts';

/** Bands of sky from the top down to `horizon`, their edges drawn by hand. */
export function drawSky({ width, light, random }: Frame, horizon: number, count = 9): string {
  const colors = blend(light.sky, count);
  const step = horizon / count;
  return colors
    .map((color, index) => {
      if (index === 0) return rect(0, 0, width, horizon + 4, color);
      const top = index * step * (0.9 + 0.1 * (index / count));
      const points: Point[] = Array.from({ length: 6 }, (_, bend) => [
        (bend / 5) * width,
        top + random.between(-step * 0.28, step * 0.28),
      ]);
      return path(`${softly(points)}V${round(horizon + 4)}H0Z`, color);
    })
    .join('');
}

/** A disc with rings of light around it. */
export function drawSun({ light }: Frame, x: number, y: number, radius: number, rings = 3): string {
  const halo = repeat(rings, (index) =>
    faint(0.1 + index * 0.05, circle(x, y, radius * (1 + (rings - index) * 0.42), light.glow)),
  );
  return halo + circle(x, y, radius, light.glow);
}

/** The full moon with its seas. */
export function drawMoon(frame: Frame, x: number, y: number, radius: number): string {
  const seas = [
    [-0.32, -0.28, 0.26],
    [0.2, -0.08, 0.34],
    [-0.18, 0.36, 0.2],
    [0.36, 0.4, 0.13],
  ].map(([dx = 0, dy = 0, r = 0]) =>
    circle(x + dx * radius, y + dy * radius, r * radius, frame.light.sky[3] ?? '', { opacity: 0.13 }),
  );
  return drawSun(frame, x, y, radius) + seas.join('');
}

export function drawStars({ width, light, random }: Frame, below: number, count: number): string {
  return repeat(count, () => {
    const height = random.next() ** 1.3 * below;
    const radius = random.isLucky(0.12) ? random.between(2.2, 3.2) : random.between(0.8, 1.8);
    return circle(random.next() * width, height, radius, light.glow, { opacity: random.between(0.45, 0.95) });
  });
}

/** A flat cloud of a few long strokes, `size` wide, thicker in the middle. */
export function drawCloud(
  { light, random }: Frame,
  x: number,
  y: number,
  size: number,
  opacity = 0.7,
): string {
  const layers = repeat(4, (index) => {
    const place = (index - 1.5) / 1.5;
    const width = size * (1 - Math.abs(place) * 0.5) * random.between(0.72, 1);
    const left = x + random.between(-0.2, 0.2) * size - width / 2;
    return rect(left, y + place * size * 0.066, width, size * 0.046, light.cloud, { rx: size * 0.023 });
  });
  return faint(opacity, layers);
}

/** Slanted rain over the whole picture. */
export function drawRain({ width, height, random }: Frame, count = 130, color = '#f4f1dd'): string {
  const drops = repeat(count, () => {
    const [x, y] = [random.between(-0.05, 1.05) * width, random.between(-0.05, 1) * height];
    const length = random.between(22, 62);
    return `M${round(x)} ${round(y)}l${round(-length * 0.26)} ${round(length)}`;
  });
  return stroke(drops, color, 2.4, { opacity: 0.42 });
}

/** A few birds far away, around a point. */
export function drawBirds({ light, random }: Frame, x: number, y: number, count: number, size = 16): string {
  return repeat(count, () => {
    const wing = size * random.between(0.7, 1.2);
    const bird = stroke(
      `M${round(-wing)} ${round(-wing * 0.36)}Q${round(-wing * 0.4)} ${round(-wing * 0.62)} 0 0Q${round(wing * 0.4)} ${round(-wing * 0.62)} ${round(wing)} ${round(-wing * 0.3)}`,
      light.ink,
      wing * 0.16,
    );
    return at(x + random.between(-1, 1) * size * 7, y + random.between(-1, 1) * size * 3, bird, {
      turn: random.between(-14, 14),
    });
  });
}

/** Light on water below `top`: short strokes that spread as they come nearer. */
export function drawGlitter(
  { random }: Frame,
  x: number,
  top: number,
  bottom: number,
  spread: number,
  color: string,
): string {
  const rows = Math.round((bottom - top) / 13);
  return repeat(rows, (index) => {
    const share = index / rows;
    const width = random.between(0.25, 1) * spread * (0.25 + share);
    const left = x + random.between(-0.5, 0.5) * spread * (0.15 + share * 0.8);
    return ellipse(left, top + share * (bottom - top), width / 2, 1.4 + share * 2.6, color, {
      opacity: 0.85 - share * 0.4,
    });
  });
}
