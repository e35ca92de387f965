import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, text = '']) => ({
  family: /font-family: '([^']*)'/.exec(text)?.[1] ?? '',
  weights: /font-weight: ([^;]*)/.exec(text)?.[1],
}));

test('declares the same weights for all faces of a family, because a differing face would disable the others', () => {
  for (const family of ['Rasa', 'Anek']) {
    const own = faces.filter((face) => face.family === family);
    expect(own).toHaveLength(5);
    expect(new Set(own.map(({ weights }) => weights)).size).toBe(1);
  }
});
