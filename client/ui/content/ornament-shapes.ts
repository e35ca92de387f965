/** Draws dots on rings, as one path of zero-length strokes: with round caps, each is a dot. */
export function dotRings(rings: readonly { radius: number; count: number }[]) {
  return rings
    .flatMap(({ radius, count }) =>
      Array.from({ length: count }, (_, index) => {
        const angle = (index / count) * 2 * Math.PI;
        return `M${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}h0`;
      }),
    )
    .join('');
}

/** Draws petals around the centre, from the inner to the outer radius. */
export function petalRing(count: number, inner: number, outer: number) {
  const half = Math.PI / count;
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2 * half;
    const from = pointAt(inner, angle - half * 0.8);
    const tip = pointAt(outer, angle);
    const to = pointAt(inner, angle + half * 0.8);
    const left = pointAt((inner + outer) / 2, angle - half);
    const right = pointAt((inner + outer) / 2, angle + half);
    return `M${from}Q${left} ${tip}Q${right} ${to}`;
  }).join('');
}

/** Draws a thread 240 wide and 24 high that swings six times, starting at `from`; its partner starts at `24 - from`. */
export function weave(from: number) {
  const half = 40;
  return `M0 ${from}${Array.from({ length: 6 }, (_, index) => {
    const [start, end] = index % 2 === 0 ? [from, 24 - from] : [24 - from, from];
    return `C${index * half + 18} ${start} ${index * half + 22} ${end} ${(index + 1) * half} ${end}`;
  }).join('')}`;
}

/** One repeat of the border, 48 by 24: a leaf, its mirror image, and the dot between. */
export const blockPrintTile =
  'M2 22C2 10 10 4 20 2C21 12 14 20 2 22ZM46 22C46 10 38 4 28 2C27 12 34 20 46 22ZM24 14a3 3 0 1 0 .01 0ZM24 5a1.6 1.6 0 1 0 .01 0ZM0 23h48v1H0Z';

function pointAt(radius: number, angle: number) {
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
