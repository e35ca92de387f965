import { isTest } from './layers.ts';
import type { SourceTree } from './source-tree.ts';

const OPENING = /\b(?:openDB|caches\.open|indexedDB\.open)\(/;
/** Files that open the device's database, whose rows `client/data/store.ts` encrypts, or the cache of the app's own code. */
const OPENERS: ReadonlySet<string> = new Set([
  'client/data/database.ts',
  'client/lib/store/member-database.ts',
  'client/service-worker/reuse-files.ts',
]);

/** Returns one line for each file that keeps data on the device outside the encrypted store. */
export function checkOneStore(tree: SourceTree): string[] {
  return tree.files
    .filter(({ path, text }) => path.startsWith('client/') && !isTest(path) && !OPENERS.has(path) && OPENING.test(text))
    .map(({ path }) => `${path}: data on the device belongs in a table of client/data/store.ts, which encrypts it`);
}
