/** Pieces of SVG as text. Coordinates are the drawing's own units; every number is rounded to a tenth. */
export type Point = readonly [x: number, y: number];
/** Further attributes by their SVG names. */
export type Extra = Readonly<Record<string, string | number>>;

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: Extra = {},
): string {
  return `<rect${attributes({ x, y, width, height, fill, ...extra })}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, extra: Extra = {}): string {
  return `<circle${attributes({ cx, cy, r, fill, ...extra })}/>`;
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  extra: Extra = {},
): string {
  return `<ellipse${attributes({ cx, cy, rx, ry, fill, ...extra })}/>`;
}

/** `d` as in SVG. */
export function path(d: string, fill: string, extra: Extra = {}): string {
  return `<path${attributes({ d, fill, ...extra })}/>`;
}

/** A line with round ends and corners. */
export function stroke(d: string, color: string, width: number, extra: Extra = {}): string {
  const line = { 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return `<path${attributes({ d, fill: 'none', stroke: color, ...line, ...extra })}/>`;
}

/** Draws a closed polygon. */
export function polygon(points: readonly Point[], fill: string, extra: Extra = {}): string {
  return path(`${through(points)}Z`, fill, extra);
}

/** Returns the path data `M… L…` through the points. */
export function through(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** Returns path data of a smooth curve: inner points are control points, and midpoints lie on it. */
export function softly(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  const bends = rest.map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y];
    const isLast = index === rest.length - 1;
    const end = isLast ? `${round(x)} ${round(y)}` : `${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
    return `Q${round(x)} ${round(y)} ${end}`;
  });
  return `M${round(first[0])} ${round(first[1])}${bends.join('')}`;
}

/** Moves content to (x, y), with an optional scale and a turn in degrees. */
export function at(
  x: number,
  y: number,
  content: string,
  { scale = 1, turn = 0, mirror = false } = {},
): string {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  const scaled =
    scale === 1 && !mirror ? '' : ` scale(${mirror ? -precise(scale) : precise(scale)} ${precise(scale)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${content}</g>`;
}

export function faint(opacity: number, content: string): string {
  return `<g opacity="${precise(opacity)}">${content}</g>`;
}

/** Clips content to `shape`. `id` must be unique in a drawing. */
export function within(id: string, shape: string, content: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** Joins `count` pieces, each drawn from its index. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, count) }, (_, index) => draw(index)).join('');
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function precise(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function attributes(values: Extra): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? precise(value) : value}"`)
    .join('');
}
