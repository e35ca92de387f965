import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '#contract/index.ts';

const NAME = 'virtual:contract';

/**
 * Gives the client the contract as JSON: method, path and what each call changes. Its schemas stay out of the bundle,
 * and a form imports the ones it needs by name.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'jugal-contract',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}`
        ? `export const endpoints = ${JSON.stringify(minifyContractRouter(contract))};`
        : null,
  };
}
