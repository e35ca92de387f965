import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bareName, type BuiltFile } from '../client/service-worker/built-files.ts';
import { reuseFiles } from '../client/service-worker/reuse-files.ts';

/**
 * Counts what an installed app downloads for an update, compressed as the server sends it:
 *
 *     node bench/update.ts FORMER_BUILD NEW_BUILD
 *
 * Each argument is a folder `build/client`.
 */
const [former = '', next = ''] = process.argv.slice(2);
type Listed = { url: string; revision: string | null } | BuiltFile;

/** Reads the list of files that the build's worker keeps. */
function readList(build: string): Listed[] {
  const worker = readFileSync(join(build, 'sw.js'), 'utf8');
  return JSON.parse(worker.slice(worker.indexOf('['), worker.lastIndexOf(']') + 1)) as Listed[];
}

function sizeOf(build: string, url: string): number {
  const file = join(build, url);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const kept = new Map<string, Response>();
Object.assign(globalThis, {
  caches: {
    open: async () => ({
      keys: async () => [...kept.keys()].map((path) => ({ url: `https://jugal.example${path}` })),
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, response: Response) => void kept.set(path, response),
    }),
  },
});
for (const file of readList(former))
  if ('body' in file) kept.set(file.url, new Response(readFileSync(join(former, file.url), 'utf8')));

const files = readList(next);
const built = files.filter((file) => 'body' in file);
const renamed = built.filter(({ url }) => !kept.has(url));
await reuseFiles(built, 'files');
const known = new Set(readList(former).map((file) => JSON.stringify(file)));
const downloaded = files.filter((file) => ('body' in file ? !kept.has(file.url) : !known.has(JSON.stringify(file))));
const sum = (some: readonly { url: string }[]) => some.reduce((bytes, { url }) => bytes + sizeOf(next, url), 0);
for (const { url } of downloaded) console.log(`${sizeOf(next, url)} ${bareName(url)}`);
console.log(`files that the worker keeps: ${files.length}; new names: ${renamed.length}, ${sum(renamed)} bytes`);
console.log(
  `downloaded: ${downloaded.length}, ${sum(downloaded)} bytes, and the worker ${sizeOf(next, '/sw.js')} bytes`,
);
