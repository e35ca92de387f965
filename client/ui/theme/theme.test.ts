import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { parseTheme, themeKey, themeScript } from './theme.ts';

function themeAtFirstPaint(stored: string | null) {
  const dataset: { theme?: string } = {};
  runInNewContext(themeScript, {
    localStorage: { getItem: (key: string) => (key === themeKey ? stored : null) },
    document: { documentElement: { dataset } },
  });
  return dataset.theme;
}

test('follows the device unless one of the two themes was chosen', () => {
  expect([null, 'system', 'purple', 'light', 'dark'].map(parseTheme)).toEqual([
    'system',
    'system',
    'system',
    'light',
    'dark',
  ]);
});

test('matches the first-paint script to `parseTheme`', () => {
  for (const stored of [null, 'system', 'purple', 'light', 'dark']) {
    const choice = parseTheme(stored);
    expect(themeAtFirstPaint(stored)).toBe(choice === 'system' ? undefined : choice);
  }
});

test('paints in a browser without storage', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(() => {
    runInNewContext(themeScript, { localStorage: { getItem: blocked }, document: {} });
  }).not.toThrow();
});
