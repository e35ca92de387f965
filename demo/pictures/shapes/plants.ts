import type { Frame } from '../frame.ts';
import { shaded, sunlit } from './light.ts';
import { at, circle, ellipse, path, repeat, round, stroke } from './svg.ts';

/** A broad tree: a trunk that forks, and a crown of round masses with a lit side. `size` is its height. */
export function drawTree(
  { random }: Frame,
  x: number,
  y: number,
  size: number,
  crown: string,
  trunk: string,
): string {
  const masses: [number, number, number][] = [
    [-26, -58, 20],
    [24, -56, 21],
    [-12, -78, 22],
    [14, -76, 20],
    [0, -60, 26],
  ];
  const leaves = masses.map(([dx, dy, r]) => circle(dx + random.between(-3, 3), dy, r, crown));
  const lit = masses.map(([dx, dy, r]) =>
    ellipse(dx - r * 0.25, dy - r * 0.32, r * 0.62, r * 0.5, sunlit(crown, 0.14)),
  );
  const shade = path('M-39-47C-20-37 20-38 39-46C30-33-28-32-39-47Z', shaded(crown, 0.18));
  const wood = path(
    'M-4 0C-2-20-4-34-14-50L-9-52C-4-44-2-40 0-36C2-42 6-48 11-53L15-50C6-36 3-20 6 0Z',
    trunk,
  );
  return at(x, y, wood + leaves.join('') + shade + lit.join(''), { scale: size / 100 });
}

/** A coconut palm that leans by `lean` units. */
export function drawPalm(
  { random }: Frame,
  x: number,
  y: number,
  size: number,
  color: string,
  trunk: string,
  lean = 12,
): string {
  const top = `${round(lean)} -78`;
  const fronds = [-168, -140, -112, -80, -48, -18, 8, 188].map((angle) => {
    const length = random.between(30, 38);
    const frond = path(
      `M0 0Q${round(length * 0.5)} ${round(-length * 0.34)} ${round(length)} ${round(length * 0.16)}Q${round(length * 0.5)} ${round(-length * 0.06)} 0 4Z`,
      color,
    );
    return at(lean, -78, frond, { turn: angle + random.between(-8, 8) });
  });
  const wood = path(
    `M-3 0C-2-30 ${round(lean * 0.3)}-56 ${top}L${round(lean + 3)}-77C${round(lean * 0.5 + 3)}-54 2-30 4 0Z`,
    trunk,
  );
  const nuts = [-3, 1, 4].map((dx) => circle(lean + dx, -74 + Math.abs(dx), 2.6, shaded(trunk, 0.3)));
  return at(x, y, wood + fronds.join('') + nuts.join(''), { scale: size / 100 });
}

/** A shrub of leaves that rise from one point. */
export function drawShrub({ random }: Frame, x: number, y: number, size: number, color: string): string {
  const leaves = repeat(9, (index) => {
    const turn = -80 + index * 20 + random.between(-6, 6);
    return at(
      0,
      0,
      path('M0 0C-9-14-8-34 0-46C8-34 9-14 0 0Z', index % 2 === 0 ? color : sunlit(color, 0.12)),
      { turn },
    );
  });
  return at(x, y, leaves, { scale: size / 50 });
}

/** A clay pot with tulsi in it. */
export function drawTulsi({ light, random }: Frame, x: number, y: number, size: number): string {
  const pot = light.on('#b4552f');
  const leaf = light.on('#4f7a3c');
  const leaves = repeat(26, () =>
    ellipse(
      random.between(-20, 20),
      random.between(-84, -44),
      6.4,
      4,
      random.isLucky(0.4) ? sunlit(leaf, 0.18) : leaf,
    ),
  );
  const stems = stroke('M0-36V-74M0-44L-14-66M0-44L14-66M0-52L-7-80M0-52L8-80', light.on('#4d2a1d'), 2);
  return at(
    x,
    y,
    stems +
      leaves +
      path('M-20-36H20L15 0H-15Z', pot) +
      path('M6-36H20L15 0H6Z', shaded(pot, 0.16)) +
      path('M-23-42H23V-34H-23Z', sunlit(pot, 0.1)),
    { scale: size / 86 },
  );
}
