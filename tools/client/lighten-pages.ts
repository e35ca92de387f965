import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)(#?)"\/>/g;
const scriptPreload = /<link rel="modulepreload"[^>]*\/>/g;

const routerStart =
  /<script type="module" async="">((?:import [^;]+;\s*)+)window\.__reactRouterRouteModules = ({[^}]*});\s*import\(("[^"]+")\);<\/script>/;

/**
 * Lets the prerendered pages paint after one answer. Their styles stand in the page; the link stays where React renders it, but disabled, so that
 * it is not fetched: a second copy made the browser style the page again. Their scripts are asked for after the first paint, all at once: before
 * it they would compete with the page itself, which is complete without them.
 */
export async function lightenPages(clientDirectory: string, prerenderedPaths: readonly string[]) {
  await Promise.all(
    prerenderedPaths.map(async (path) => {
      const file = join(clientDirectory, path, 'index.html');
      const html = await readFile(file, 'utf8');
      const urls = [...html.matchAll(stylesheetLink)].map(([, url]) => url ?? '');
      if (urls.length === 0)
        throw new Error(`${file} names no stylesheet: has React Router changed how it writes links?`);
      const styles = await Promise.all(urls.map((url) => readFile(join(clientDirectory, url), 'utf8')));
      const light = startAfterPaint(html, file)
        .replaceAll(scriptPreload, '')
        .replaceAll(stylesheetLink, '<link rel="stylesheet" href="$1$2" disabled=""/>')
        .replace('</head>', () => `<style>${styles.join('')}</style></head>`);
      await writeFile(file, light);
    }),
  );
}

/** React Router's own start, with the same modules in the same order, but from the second frame on. */
function startAfterPaint(html: string, file: string) {
  const [script, imports = '', routes = '', entry = ''] = routerStart.exec(html) ?? [];
  if (!script) throw new Error(`${file} does not start as expected: has React Router changed its script?`);
  const preloads = [...html.matchAll(scriptPreload)].map(([link]) => /href="([^"]+)"/.exec(link)?.[1]);
  const modules = [...imports.matchAll(/import (?:\* as (\w+) from )?("[^"]+")/g)];
  const names = modules.map(([, name = '']) => name).join(',');
  const loads = modules.map(([, , url = '']) => `import(${url})`).join(',');
  return html.replace(
    script,
    () => `<script type="module">
const start=async()=>{
for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const [${names}]=await Promise.all([${loads}]);
window.__reactRouterRouteModules=${routes};
await import(${entry});
};
document.hidden?start():requestAnimationFrame(()=>setTimeout(start));
</script>`,
  );
}
