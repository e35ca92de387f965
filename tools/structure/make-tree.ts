import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readSourceTree, type SourceTree } from './source-tree.ts';

/** A project of these files, until the test is over. */
export function makeTree(files: Record<string, string>): SourceTree {
  const root = mkdtempSync(join(tmpdir(), 'jugal-structure-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return readSourceTree(root);
}
