import type { Frame } from '../frame.ts';
import { path, repeat, round, softly, stroke, type Point } from './svg.ts';

/** Draws a ridge across the whole width, filled to the bottom edge. `rise` is its amplitude. */
export function drawRidge(
  { width, height, random }: Frame,
  y: number,
  rise: number,
  color: string,
  bends = 7,
): string {
  const points: Point[] = Array.from({ length: bends + 1 }, (_, index) => [
    (index / bends) * width,
    y + random.between(-rise, rise),
  ]);
  return path(`${softly(points)}V${round(height)}H0Z`, color);
}

/** Blades of grass along the bottom edge. */
export function drawGrass(
  { width, height, random }: Frame,
  color: string,
  blade: number,
  count = 90,
): string {
  const blades = repeat(count, () => {
    const [x, length] = [random.next() * width, blade * random.between(0.5, 1)];
    const sway = random.between(-0.4, 0.4) * length;
    return `M${round(x)} ${round(height)}Q${round(x)} ${round(height - length * 0.6)} ${round(x + sway)} ${round(height - length)}`;
  });
  return stroke(blades, color, 5);
}

/** Waves: short arcs in rows from `top` to the bottom edge. */
export function drawWaves({ width, height, random }: Frame, top: number, color: string, count = 40): string {
  const waves = repeat(count, () => {
    const share = random.next() ** 1.5;
    const y = top + share * (height - top);
    const size = 14 + share * 46;
    const x = random.between(-0.02, 1.02) * width;
    return `M${round(x)} ${round(y)}q${round(size / 2)} ${round(-size * 0.16)} ${round(size)} 0`;
  });
  return stroke(waves, color, 2.6, { opacity: 0.55 });
}
