import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#domain/api.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { listEndpoints } from '#server/http/api.ts';

const LENGTH = 80_000;
/** Upper limit in milliseconds; a linear check takes only a few. */
const MAX_MS = 100;
const texts = {
  letters: 'a'.repeat(LENGTH),
  'spaces within': `x${' '.repeat(LENGTH)}x`,
  'spaces before': `${' '.repeat(LENGTH)}x`,
  'line ends': '\n'.repeat(LENGTH),
  joiners: '\u2060'.repeat(LENGTH),
  marks: `a${'\u0301'.repeat(LENGTH)}`,
  digits: '1'.repeat(LENGTH),
  'grouped digits': '1,'.repeat(LENGTH / 2),
  'spaced digits': `${'1 '.repeat(LENGTH / 2)}x`,
  labels: `a@${'a.'.repeat(LENGTH / 2)}`,
  atoms: 'a.'.repeat(LENGTH / 2),
  'a domain in Gujarati': `a@${'ક'.repeat(LENGTH)}.in`,
  signs: '@'.repeat(LENGTH),
  hyphens: 'a-'.repeat(LENGTH / 2),
  slashes: `https://${'/'.repeat(LENGTH)}`,
  families: '👩‍❤️‍👨'.repeat(LENGTH / 10),
};

const fields = listEndpoints(contract).flatMap(({ name, endpoint }) => {
  const { inputSchema } = endpoint['~orpc'];
  return inputSchema instanceof z.ZodObject ? [{ name, shape: inputSchema.shape }] : [];
});

describe.each(Object.entries(texts))('%s', (_name, text) => {
  test('checks each field of each call in linear time', () => {
    const slow = fields.flatMap(({ name, shape }) =>
      Object.entries(shape).flatMap(([key, field]) => {
        const ms = Math.min(measure(field, text), measure(field, text));
        return ms > MAX_MS ? [`${name} ${key}: ${Math.round(ms)} ms`] : [];
      }),
    );
    expect(slow).toEqual([]);
  });
});

function measure(field: unknown, text: string): number {
  if (!(field instanceof z.ZodType)) throw new Error('this is no field');
  const startedAt = performance.now();
  runInLanguage('gu', () => [text, [text], { [text]: text }].forEach((value) => field.safeParse(value)));
  return performance.now() - startedAt;
}
