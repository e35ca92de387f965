import { isTest } from './layers.ts';
import type { SourceTree } from './source-tree.ts';

// A statement of the module itself begins at the line's start.
const madeOnLoad = /^(?:export )?(?:const|let) \w+(?:: [\w.]+)? = new Intl\./;

/** One line for each formatter that a browser would make whenever the module is loaded (docs/topics/public-pages.md). */
export function checkFormatters(tree: SourceTree): string[] {
  return tree.files.flatMap(({ path, text }) => {
    const reachesBrowsers = ['client/', 'domain/', 'messages/'].some((folder) => path.startsWith(folder));
    if (!reachesBrowsers || isTest(path)) return [];
    return text
      .split('\n')
      .flatMap((line, index) =>
        madeOnLoad.test(line) ? [`${path}:${index + 1}: a formatter is made on its first use`] : [],
      );
  });
}
