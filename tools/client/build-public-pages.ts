import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { z } from 'zod';
import { type Path, paths } from '#client/paths.ts';
import type { PageAssets, PageRenderer } from '#client/public-pages/page-renderer.ts';
import { inBuildLanguage, onlyUsedModules } from './build-language.ts';
import { readRouteManifest } from './route-manifest.ts';

const shared = {
  ...inBuildLanguage,
  configFile: false,
  // It warns of directives that mean nothing here.
  logLevel: 'error',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies InlineConfig;
const BuildResult = z.object({
  output: z.array(z.object({ fileName: z.string(), isEntry: z.boolean().optional() })),
});
const scriptInput = 'client/public-pages/scripts/main.ts';

/**
 * Writes the public pages into the client's build: their script, and each page as HTML. The renderer is stored beside the client's folder for the
 * server, which renders the parts that change while it runs.
 */
export async function buildPublicPages(buildDirectory: string, pagePaths: readonly Path[]) {
  const clientDirectory = join(buildDirectory, 'client');
  const rendererDirectory = join(buildDirectory, 'public-pages');
  const script = await buildScript(clientDirectory);
  await build({
    ...shared,
    // The module works wherever it lies, and reads no package of icons to draw three.
    ssr: { ...inBuildLanguage.ssr, noExternal: true },
    build: {
      ssr: 'client/public-pages/render.tsx',
      outDir: rendererDirectory,
      emptyOutDir: true,
      // The server keeps the source of each language's renderer in memory.
      minify: true,
      // As in vite.config.ts: the policy for the pages allows no data: URLs for fonts.
      assetsInlineLimit: 0,
      // Pictures of the app that only public pages show.
      ssrEmitAssets: true,
      rolldownOptions: onlyUsedModules,
    },
  });
  await cp(join(rendererDirectory, 'assets'), join(clientDirectory, 'assets'), { recursive: true });
  await rm(join(rendererDirectory, 'assets'), { recursive: true });

  const assets: PageAssets = {
    styles: { text: await readStyles(clientDirectory) },
    script,
    appScripts: readAppScripts(clientDirectory),
  };
  const renderer: unknown = await import(/* @vite-ignore */ pathToFileURL(join(rendererDirectory, 'render.js')).href);
  if (!isPageRenderer(renderer)) throw new Error('client/public-pages/render.tsx draws no pages');
  for (const path of pagePaths) {
    const folder = join(clientDirectory, path);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), renderer.renderPage(path, assets));
  }
}

/** Builds the script of the public pages, and returns its address. */
async function buildScript(clientDirectory: string): Promise<string> {
  const result = await build({
    ...shared,
    build: {
      outDir: clientDirectory,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { public: scriptInput }, ...onlyUsedModules },
    },
  });
  const { output } = BuildResult.parse(result);
  const entry = output.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`${scriptInput} was not built`);
  return `/${entry.fileName}`;
}

async function readStyles(clientDirectory: string): Promise<string> {
  const files = await readdir(join(clientDirectory, 'assets'));
  const styles = files.filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(styles.map((file) => readFile(join(clientDirectory, 'assets', file), 'utf8')));
  return texts.join('');
}

/** Lists the scripts that the app loads on its way to the dashboard. */
function readAppScripts(clientDirectory: string): string[] {
  const { routes, scriptsOf } = readRouteManifest(clientDirectory);
  const dashboard = routes.find((route) => route.path === paths.dashboard);
  if (!dashboard) throw new Error('There is no dashboard');
  return [...scriptsOf(dashboard.id)];
}

/** Recognises the built or transformed `client/public-pages/render.tsx`, which Node cannot load itself. */
export function isPageRenderer(module: unknown): module is PageRenderer {
  return typeof module === 'object' && module !== null && 'renderPage' in module && 'drawParts' in module;
}
