// Writes `messages/reader/`: node tools/languages/write-catalogues.ts, or `npm run catalogues`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeReaderCatalogues, readerFolder } from './reader-catalogues.ts';

const root = join(import.meta.dirname, '..', '..');
rmSync(join(root, readerFolder), { recursive: true, force: true });
for (const [path, text] of makeReaderCatalogues(root)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
