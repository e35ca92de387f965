import { dotRings, petalRing } from './ornament-shapes.ts';

/** Ranks of a medallion, from plain to rich. */
export type MedallionRank = 1 | 2 | 3 | 4 | 5;

/**
 * Outline of each rank in a square of 100 around the centre: a disc, six petals, an eight-pointed star, twelve petals,
 * twenty rays. The shapes differ even without colour.
 */
export const medallionOutlines: Readonly<Record<MedallionRank, string>> = {
  1: 'M-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0Z',
  2: scalloped(6, 34, 46),
  3: pointed(8, 33, 47),
  4: scalloped(12, 38, 47),
  5: pointed(20, 39, 49),
};

/** Stitches around the centre, by rank. */
export const medallionStitches: Readonly<Record<MedallionRank, string>> = {
  1: '',
  2: dotRings([{ radius: 31, count: 12 }]),
  3: dotRings([{ radius: 31, count: 16 }]),
  4: dotRings([{ radius: 33, count: 24 }]),
  5: `${dotRings([{ radius: 34, count: 40 }])}${petalRing(20, 26, 31)}`,
};

/** Draws `count` arcs between corners on the inner circle, each reaching the outer circle. */
function scalloped(count: number, inner: number, outer: number) {
  const step = (2 * Math.PI) / count;
  // A quadratic curve passes halfway between its chord and its control point.
  const reach = 2 * outer - inner * Math.cos(step / 2);
  return corners(
    count,
    (angle) => {
      const control = at(reach, angle + step / 2);
      return `Q${control} ${at(inner, angle + step)}`;
    },
    inner,
  );
}

/** Draws a star: points on the outer circle, corners on the inner one. */
function pointed(count: number, inner: number, outer: number) {
  const step = (2 * Math.PI) / count;
  return corners(count, (angle) => `L${at(outer, angle + step / 2)}L${at(inner, angle + step)}`, inner);
}

function corners(count: number, draw: (angle: number) => string, inner: number) {
  const angles = Array.from({ length: count }, (_, index) => (index / count) * 2 * Math.PI - Math.PI / 2);
  return `M${at(inner, -Math.PI / 2)}${angles.map(draw).join('')}Z`;
}

function at(radius: number, angle: number) {
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}
