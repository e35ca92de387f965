import { isTest } from './layers.ts';
import type { SourceTree } from './source-tree.ts';

const OPENING = /\bnew\s+(?:\w+\.)?Worker\s*\(|\bWorker\s+as\b|from 'node:cluster'/;
const OPENER = 'packages/worker-thread/worker-thread.ts';
/** Folders of code that runs in Node. */
const NODE = /^(?:server|packages|demo|domain|messages)\//;

/** Returns one line for each file of the server that starts a thread outside the helper that bounds it. */
export function checkThreads(tree: SourceTree): string[] {
  return tree.files
    .filter(({ path, text }) => NODE.test(path) && !isTest(path) && path !== OPENER && OPENING.test(text))
    .map(({ path }) => `${path}: a thread is started by createWorkerThread, which bounds it and outlives its errors`);
}
