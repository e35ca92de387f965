import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

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

/** Reads the manifest of the app's screens from React Router's build. */
export function readRouteManifest(clientDirectory: string) {
  const assets = `${clientDirectory}/assets`;
  const name = existsSync(assets) && readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`No build in ${clientDirectory}: run \`npm run build\` first`);
  const script = readFileSync(`${assets}/${name}`, 'utf8');
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  const { entry, routes } = Manifest.parse(JSON.parse(json));

  /** Lists the scripts of a screen: the app's own, and those of the route and its parent routes. */
  function scriptsOf(id: string): Set<string> {
    const scripts = new Set([`/assets/${name}`, entry.module, ...entry.imports]);
    for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined)
      for (const url of [route.module, ...route.imports]) scripts.add(url);
    return scripts;
  }

  return { routes: Object.values(routes), scriptsOf };
}
