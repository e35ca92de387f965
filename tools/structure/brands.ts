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
  createRoom: ['server/db/room.ts', 'server/platform/storage-limits/storage-limits.ts'],
};

/**
 * One line for each other file of the app that makes a `CoupleId`, which lets a query read a couple's data, or a `Room`,
 * which lets it insert records.
 */
export function checkBrands(tree: SourceTree): string[] {
  const files = tree.files.filter(({ path }) => /^(server|demo)\//.test(path) && !isTest(path));
  return Object.entries(makers).flatMap(([maker, mayMake]) =>
    files
      .filter(({ path, text }) => text.includes(maker) && !mayMake.includes(path))
      .map(({ path }) => `${path}: only ${mayMake.slice(1).join(', ')} may call ${maker}`),
  );
}
