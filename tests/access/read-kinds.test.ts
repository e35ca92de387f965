import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memberContract } from '#domain/api.ts';
import { listEndpoints } from '#server/http/api.ts';

const topic = readFileSync(join(import.meta.dirname, '../../docs/topics/copy.md'), 'utf8');

test('names each read of members once, in one of four kinds', () => {
  const rows = topic.split('\n').filter((line) => /^\| (row|computed|server read)/.test(line));
  const named = rows.flatMap((line) => [...line.matchAll(/`(\w+\.\w+)`/g)].map(([, name = '']) => name));
  const reads = listEndpoints(memberContract)
    .filter(({ method }) => method === 'GET')
    .map(({ name }) => name);
  expect(rows).toHaveLength(4);
  expect(named.toSorted()).toEqual(reads.toSorted());
});
