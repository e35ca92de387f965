import { isTest } from './layers.ts';
import type { SourceTree } from './source-tree.ts';

const opening = /\b(?:browserStore|caches\.open|indexedDB\.open)\(/;
const namedDatabase = /\bbrowserStore\(\s*'([^']+)'/g;
const deletion = 'client/lib/store/delete-database.ts';
/** Folders that create the stores, and that encrypt and rewrite them. */
const ownFolders = ['client/lib/store/', 'client/lib/lock/'];

/**
 * One line for each file that keeps something on the device without encrypting it while app lock is on, and for each database that is not deleted when a
 * member signs out (`docs/topics/app-lock.md`).
 */
export function checkEncryptedStores(tree: SourceTree): string[] {
  const deleted = tree.files.find(({ path }) => path === deletion)?.text ?? '';
  const keepers = tree.files.filter(
    ({ path, text }) =>
      path.startsWith('client/') &&
      !isTest(path) &&
      !ownFolders.some((folder) => path.startsWith(folder)) &&
      opening.test(text),
  );
  return keepers.flatMap(({ path, text, imports }) => [
    ...(imports.some((target) => target.startsWith('client/lib/lock/encrypted-'))
      ? []
      : [`${path}: keeps something on the device, and encrypts nothing (client/lib/lock/encrypted-…)`]),
    ...[...text.matchAll(namedDatabase)]
      .filter(([, name]) => !deleted.includes(`'${name}'`))
      .map(([, name]) => `${path}: ${deletion} does not delete the database ${name}`),
  ]);
}
