import { isTest } from './layers.ts';
import type { SourceTree } from './source-tree.ts';

/** Files that read a member's couple from the database, and the file that defines the brand. */
const mayMint = [
  'server/platform/context.ts',
  'server/features/accounts/session-service.ts',
  'server/features/couples/service.ts',
  'server/features/couples/pairing-service.ts',
];

/** One line for each other file of the app that makes a `CoupleId`, which is what lets a query read a couple's data. */
export function checkCoupleIds(tree: SourceTree): string[] {
  return tree.files
    .filter(
      ({ path, text }) => /^(server|demo)\//.test(path) && !isTest(path) && text.includes('mintCoupleId'),
    )
    .filter(({ path }) => !mayMint.includes(path))
    .map(({ path }) => `${path}: only the session gate and the couples' service mint a CoupleId`);
}
