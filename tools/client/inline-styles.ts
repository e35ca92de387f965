import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)"\/>/g;

/**
 * Puts the styles into the prerendered pages: a first visit paints after one answer instead of two. The link stays, because React expects it
 * where it renders it, but for a medium that never matches, so that nothing waits for it.
 */
export async function inlineStyles(clientDirectory: string, prerenderedPaths: readonly string[]) {
  await Promise.all(
    prerenderedPaths.map(async (path) => {
      const file = join(clientDirectory, path, 'index.html');
      const html = await readFile(file, 'utf8');
      const urls = [...html.matchAll(stylesheetLink)].map(([, url]) => url ?? '');
      if (urls.length === 0) throw new Error(`${file} names no stylesheet: has React Router changed how it writes links?`);
      const styles = await Promise.all(urls.map((url) => readFile(join(clientDirectory, url), 'utf8')));
      const marked = html.replaceAll(stylesheetLink, '<link rel="stylesheet" href="$1" media="not all"/>');
      await writeFile(file, marked.replace('</head>', () => `<style>${styles.join('')}</style></head>`));
    }),
  );
}
