import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, day, night]) => [
    name ?? '',
    { day: day ?? '', night: night ?? '' },
  ]),
);

function channel(value: number) {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(color.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2.2 contrast ratio, 1 to 21. */
function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['page', 'surface', 'sunk', 'raised'];
const textPairs: (readonly [string, string])[] = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'festive-ink', 'calm-ink', 'positive', 'warning', 'danger'].flatMap(
    (text) => grounds.map((ground) => [text, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-cloth', 'cloth'],
  ['on-festive', 'festive'],
  ['on-calm', 'calm'],
  ['on-danger', 'danger'],
  ['accent-ink', 'accent-soft'],
  ['festive-ink', 'festive-soft'],
  ['calm-ink', 'calm-soft'],
  ['positive', 'positive-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'danger-soft'],
  ['ink', 'accent-soft'],
  ['festive', 'on-festive'],
];
// Borders of fields and focus rings carry meaning without being text (WCAG 1.4.11).
const shapePairs = ['line-strong', 'accent', 'calm'].flatMap((shape) =>
  grounds.map((ground) => [shape, ground] as const),
);
const chartPairs = [
  'rani',
  'peacock',
  'coral',
  'marigold',
  'indigo',
  'lotus',
  'leaf',
  'sky',
  'olive',
  'jade',
  'teak',
  'jamun',
  'clay',
].flatMap((colour) => ['page', 'surface'].map((ground) => [`chart-${colour}`, ground] as const));

test.each(textPairs)('%s on %s is readable in both themes', (text, ground) => {
  const pair = { text: tokens.get(text), ground: tokens.get(ground) };
  expect(contrast(pair.text?.day ?? '', pair.ground?.day ?? '')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(pair.text?.night ?? '', pair.ground?.night ?? '')).toBeGreaterThanOrEqual(4.5);
});

test.each([...shapePairs, ...chartPairs])('%s stands out from %s in both themes', (shape, ground) => {
  const pair = { shape: tokens.get(shape), ground: tokens.get(ground) };
  expect(contrast(pair.shape?.day ?? '', pair.ground?.day ?? '')).toBeGreaterThanOrEqual(3);
  expect(contrast(pair.shape?.night ?? '', pair.ground?.night ?? '')).toBeGreaterThanOrEqual(3);
});
