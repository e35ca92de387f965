import type { Plugin } from 'vite';

/**
 * Leaves the files' names out of the table of screens that browsers get: there it only says which addresses exist. The
 * build itself reads the table as it is.
 */
export function screensPlugin(): Plugin {
  return {
    name: 'jugal-screens',
    enforce: 'pre',
    transform: {
      filter: { id: /\/client\/routes\.ts$/ },
      handler(code) {
        return this.environment.name === 'client' ? code.replaceAll(/\bfile: '[^']+',?/g, `file: '',`) : null;
      },
    },
  };
}
