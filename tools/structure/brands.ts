import { isTest } from './layers.ts';
import type { SourceTree } from './source-tree.ts';

/** Functions that make a branded value, with the files that may name them: the function's own and its callers. */
const makers = {
  mintCoupleId: [
    'server/platform/context.ts',
    'server/features/accounts/session-service.ts',
    'server/features/copy/head-queries.ts',
    'server/features/couples/service.ts',
    'server/features/couples/pairing-service.ts',
  ],
  mintAuthorId: [
    'server/db/repositories/author-id.ts',
    'server/features/expenses/policy.ts',
    'server/features/expenses/surprise-service.ts',
    'server/features/photos/original-service.ts',
    'server/features/photos/service.ts',
  ],
  createRoom: ['server/db/room.ts', 'server/platform/storage-limits/storage-limits.ts'],
};

/**
 * One line for each other file of the app that makes a `CoupleId`, which lets a query read a couple's data, an
 * `AuthorId`, which lets it read a member's private expenses, or a `Room`, which lets it insert records.
 */
export function checkBrands(tree: SourceTree): string[] {
  const files = tree.files.filter(({ path }) => /^(server|demo)\//.test(path) && !isTest(path));
  return Object.entries(makers).flatMap(([maker, mayMake]) =>
    files
      .filter(({ path, text }) => text.includes(maker) && !mayMake.includes(path))
      .map(({ path }) => `${path}: only ${mayMake.slice(1).join(', ')} may call ${maker}`),
  );
}

/** Tables of what one member alone sees, and the files whose queries read them by an `AuthorId` or the reader's id. */
const privateTables = /\bprivate_(expenses|photos|imports)\b/;
const privateReaders: ReadonlySet<string> = new Set([
  'server/db/generated.ts',
  'server/db/repositories/private-expenses.ts',
  'server/db/repositories/private-photos.ts',
  'server/features/copy/source-queries.ts',
  'server/features/expenses/queries.ts',
  'server/features/imports/queries.ts',
  'server/features/photos/private-queries.ts',
  'server/features/notifications/ask-queries.ts',
  'server/features/statement/mine-queries.ts',
  'server/platform/files/discard.ts',
]);

/** One line for each other file of the app that names a table of what one member alone sees. */
export function checkPrivateTables(tree: SourceTree): string[] {
  return tree.files
    .filter(({ path }) => /^(server|demo)\//.test(path) && path.endsWith('.ts') && !isTest(path))
    .filter(({ path, text }) => privateTables.test(text) && !privateReaders.has(path))
    .map(({ path }) => `${path}: private expenses are read by the queries of tools/structure/brands.ts alone`);
}
