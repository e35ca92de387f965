import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const scriptPreload = /<link rel="modulepreload"[^>]* href="(\/assets\/[\w.-]+\.js)"/g;
/** Counts in the first line of a file only. Defined by V8's "Explicit Compile Hints"; to other engines it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells the browser to compile whole, and off the main thread, the scripts with which the app starts: nearly all that is in them runs while
 * it comes alive, and otherwise each function is compiled on the main thread when it is first called (decision 0030 has the figures).
 */
export async function hintCompilation(clientDirectory: string, shell: string) {
  const html = await readFile(join(clientDirectory, shell), 'utf8');
  const scripts = [...html.matchAll(scriptPreload)].flatMap(([, url]) => url ?? []);
  if (scripts.length === 0)
    throw new Error('The shell preloads no script: has React Router changed how it writes links?');
  await Promise.all(
    scripts.map(async (url) => {
      const file = join(clientDirectory, url);
      await writeFile(file, hint + (await readFile(file, 'utf8')));
    }),
  );
}
