// Holds the JavaScript of each screen to its budget, as the server sends it (brotli). Needs a build; exits with 1 over budget.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';

const directory = 'build/client';
const kilobyte = 1024;
const budgetBytes = { public: 115 * kilobyte, dashboard: 180 * kilobyte, furtherScreen: 40 * kilobyte };

const RouteEntry = z.object({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  index: z.boolean().optional(),
  module: z.string(),
  imports: z.array(z.string()).default([]),
});
const Manifest = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(z.string(), RouteEntry),
});

const sizes = new Map<string, number>();

function compressedBytes(url: string) {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const file = `${directory}${url}`;
  const bytes = existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;
  sizes.set(url, bytes);
  return bytes;
}

function sum(urls: Iterable<string>) {
  return [...urls].reduce((total, url) => total + compressedBytes(url), 0);
}

function readManifest() {
  const name = readdirSync(`${directory}/assets`).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`No build in ${directory}: run \`npm run build\` first`);
  const script = readFileSync(`${directory}/assets/${name}`, 'utf8');
  return {
    url: `/assets/${name}`,
    manifest: Manifest.parse(JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))),
  };
}

const { url: manifestUrl, manifest } = readManifest();

/** The scripts of a screen: the frame's, and those of the route and all that stand around it. */
function scriptsOfRoute(id: string): Set<string> {
  const scripts = new Set([manifestUrl, manifest.entry.module, ...manifest.entry.imports]);
  for (
    let route = manifest.routes[id];
    route;
    route = route.parentId ? manifest.routes[route.parentId] : undefined
  ) {
    for (const script of [route.module, ...route.imports]) scripts.add(script);
  }
  return scripts;
}

function isBehindGate(id: string) {
  return manifest.routes[id]?.parentId === 'frame/member-layout';
}

const routes = Object.values(manifest.routes);
// Open to everyone, whether the build writes their HTML or the browser draws them.
const rows = routes
  .filter(({ id, index, path }) => (index || path) && path !== '*' && !isBehindGate(id))
  .map(({ id, path = '' }) => ({
    name: `/${path.replace(/^\//, '')}`,
    bytes: sum(scriptsOfRoute(id)),
    budget: budgetBytes.public,
  }));

const dashboard = routes.find((route) => route.path?.replace('/', '') === 'dashboard');
if (dashboard) {
  const known = scriptsOfRoute(dashboard.id);
  rows.push({ name: '/dashboard', bytes: sum(known), budget: budgetBytes.dashboard });
  for (const route of routes) {
    const path = route.path?.replace(/^\//, '');
    if (!path || path === 'dashboard' || !isBehindGate(route.id)) continue;
    const added = [...scriptsOfRoute(route.id)].filter((script) => !known.has(script));
    rows.push({
      name: `/${path} beyond the dashboard`,
      bytes: sum(added),
      budget: budgetBytes.furtherScreen,
    });
  }
}

for (const row of rows) {
  const verdict = row.bytes > row.budget ? 'OVER' : 'ok';
  console.log(
    `${verdict.padEnd(5)}${(row.bytes / kilobyte).toFixed(1).padStart(7)} of ${row.budget / kilobyte} KB  ${row.name}`,
  );
}
if (rows.some((row) => row.bytes > row.budget)) process.exitCode = 1;
