import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { adminContract, memberContract } from '#contract/index.ts';

const CalledEndpoint = z.object({
  meta: z.object({ invalidates: z.array(z.string()) }),
  route: z.object({ method: z.string(), path: z.string(), outputStructure: z.string() }),
  errorMap: z.object({}),
});

/** Each virtual module with the table whose endpoints it names. */
const modules: Record<string, EndpointTable> = {
  'virtual:contract': memberContract,
  'virtual:admin-contract': { admin: adminContract },
};

/**
 * Gives the client the contract as JSON: method, path and what each call changes. Its schemas stay out of the bundle,
 * and a form imports the ones it needs by name. What the admin panel calls is a module of its own, for that panel alone.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'jugal-contract',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load(id) {
      const table = id.startsWith('\0') && modules[id.slice(1)];
      return table
        ? `export const endpoints = ${JSON.stringify(minifyContractRouter(table), keepWhatIsCalled)};`
        : null;
    },
  };
}

/** Leaves out of each endpoint what only the server goes by: who may call it, its limits, and the words of the documents. */
function keepWhatIsCalled(key: string, value: unknown): unknown {
  if (key !== '~orpc') return value;
  const { meta, route, errorMap } = CalledEndpoint.parse(value);
  return { meta, route, errorMap };
}
