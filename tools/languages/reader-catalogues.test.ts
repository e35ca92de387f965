import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeReaderCatalogues } from './reader-catalogues.ts';

test('writes only catalogues that differ, and deletes those without a source', () => {
  const root = mkdtempSync(join(tmpdir(), 'jugal-catalogues-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const english = join(root, 'messages/en');
  const reader = join(root, 'messages/reader');
  mkdirSync(english, { recursive: true });
  for (const name of ['dates', 'notes', 'deals'])
    writeFileSync(join(english, `${name}.ts`), `export const ${name}Text = {};\n`);
  writeReaderCatalogues(root);
  const dates = join(reader, 'dates.ts');
  const before = statSync(dates).mtimeMs;

  rmSync(join(english, 'deals.ts'));
  writeFileSync(join(english, 'notes.ts'), 'export const noteText = {};\n');
  writeReaderCatalogues(root);
  expect(statSync(dates).mtimeMs).toBe(before);
  expect(readFileSync(join(reader, 'notes.ts'), 'utf8')).toContain('export const noteText =');
  expect(existsSync(join(reader, 'deals.ts'))).toBe(false);
});
