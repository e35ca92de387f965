import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, text = '']) => ({
  family: /font-family: '([^']*)'/.exec(text)?.[1] ?? '',
  weights: /font-weight: ([^;]*)/.exec(text)?.[1],
}));

test('all faces of a family say the same weights: a face with others would put out all the rest', () => {
  for (const family of ['Rasa', 'Anek']) {
    const own = faces.filter((face) => face.family === family);
    expect(own).toHaveLength(5);
    expect(new Set(own.map(({ weights }) => weights)).size).toBe(1);
  }
});
