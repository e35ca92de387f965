/** The product's colours (client/ui/theme/tokens.css), and further ones for landscapes. */
export const dye = {
  rani: '#a6114e',
  raniLight: '#d0286c',
  raniDeep: '#6f1840',
  marigold: '#f3a61f',
  marigoldLight: '#ffd27a',
  turmeric: '#e58a12',
  vermilion: '#e2512d',
  brick: '#b4472f',
  brickDeep: '#7f2c26',
  peacock: '#12596a',
  peacockLight: '#3a93a0',
  indigo: '#2c2f66',
  indigoDeep: '#1b1b40',
  leaf: '#5d7f3b',
  leafDeep: '#2f5645',
  mehndi: '#8a8a3a',
  paper: '#fbf4e9',
  shell: '#f4e3cb',
  sand: '#e6c795',
  teak: '#7a4a2c',
  teakDeep: '#4d2a1d',
  plum: '#3a1630',
  ink: '#240d1e',
  white: '#fffaf0',
} as const;

/** Mixes two colours (`#rrggbb`): a `share` of 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns `count` colours evenly spaced along the gradient of `stops`. */
export function blend(stops: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const place = (index / Math.max(1, count - 1)) * (stops.length - 1);
    const start = Math.min(Math.floor(place), stops.length - 2);
    return mix(stops[start] ?? dye.ink, stops[start + 1] ?? dye.ink, place - start);
  });
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
