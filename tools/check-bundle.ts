// Holds the JavaScript of each screen to its budget, as the server sends it (brotli). Needs a build; exits with 1 over budget.
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { publicPaths } from '#client/routes.ts';
import { readRouteManifest } from './client/route-manifest.ts';

const directory = 'build/client';
const kilobyte = 1024;
const budgetBytes = { public: 20 * kilobyte, dashboard: 180 * kilobyte, furtherScreen: 40 * kilobyte };

function compressedBytes(url: string) {
  const file = `${directory}${url}`;
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;
}

function sum(urls: Iterable<string>) {
  return [...urls].reduce((total, url) => total + compressedBytes(url), 0);
}

/** The scripts of a public page: those that it names, and whatever they import. */
function scriptsOfPage(path: string): Set<string> {
  const html = readFileSync(`${directory}${path}/index.html`, 'utf8');
  const scripts = new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, url]) => url ?? ''));
  for (const script of scripts) {
    const imports = readFileSync(directory + script, 'utf8').matchAll(
      /["'`](?:\.|\/assets)\/([\w.-]+\.js)["'`]/g,
    );
    for (const [, file] of imports) scripts.add(`/assets/${file}`);
  }
  return scripts;
}

const rows: { name: string; bytes: number; budget: number }[] = publicPaths.map((path) => ({
  name: path,
  bytes: sum(scriptsOfPage(path)),
  budget: budgetBytes.public,
}));

const { routes, scriptsOf } = readRouteManifest(directory);
const dashboard = routes.find((route) => route.path?.replace('/', '') === 'dashboard');
if (!dashboard) throw new Error('There is no dashboard');
const known = scriptsOf(dashboard.id);
rows.push({ name: '/dashboard', bytes: sum(known), budget: budgetBytes.dashboard });
for (const { id, parentId, path } of routes) {
  if (!path || id === dashboard.id || parentId !== dashboard.parentId) continue;
  const added = [...scriptsOf(id)].filter((script) => !known.has(script));
  const name = `/${path.replace(/^\//, '')} beyond the dashboard`;
  rows.push({ name, bytes: sum(added), budget: budgetBytes.furtherScreen });
}

for (const row of rows) {
  const verdict = row.bytes > row.budget ? 'OVER' : 'ok';
  console.log(
    `${verdict.padEnd(5)}${(row.bytes / kilobyte).toFixed(1).padStart(7)} of ${row.budget / kilobyte} KB  ${row.name}`,
  );
}
if (rows.some((row) => row.bytes > row.budget)) process.exitCode = 1;
