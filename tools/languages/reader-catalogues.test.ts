import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeReaderCatalogues, readerFolder } from './reader-catalogues.ts';

const root = join(import.meta.dirname, '..', '..');

/** Removes what the formatter may change: spaces and trailing commas. */
function withoutLayout(text: string): string {
  return text.replaceAll(/\s+/g, '').replaceAll(/,([})])/g, '$1');
}

test('matches the catalogues that exist: else run `npm run catalogues`', () => {
  const wanted = [...makeReaderCatalogues(root)].map(([path, text]) => [path, withoutLayout(text)] as const);
  const there = globSync(`${readerFolder}/**/*.ts`, { cwd: root }).map(
    (path) => [path, withoutLayout(readFileSync(join(root, path), 'utf8'))] as const,
  );
  expect(new Map(there)).toEqual(new Map(wanted));
});
