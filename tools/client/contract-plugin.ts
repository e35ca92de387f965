import { isContractProcedure } from '@orpc/contract';
import type { Plugin } from 'vite';
import type { CalledEndpoints } from '#client/data/calls/called-endpoint.ts';
import { adminContract, memberContract } from '#domain/api.ts';
import type { EndpointTable } from '#domain/registry/endpoint.ts';

/** Each virtual module with the table whose endpoints it names. */
const modules: Record<string, EndpointTable> = {
  'virtual:contract': memberContract,
  'virtual:admin-contract': { admin: adminContract },
};

/**
 * Gives the client the contract as JSON: route and what each call changes. Its schemas stay out of the bundle,
 * and a form imports the ones it needs by name. What the admin panel calls is a module of its own, for that panel alone.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'jugal-contract',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load(id) {
      const table = id.startsWith('\0') && modules[id.slice(1)];
      return table ? `export const endpoints = ${JSON.stringify(listCalled(table))};` : null;
    },
  };
}

/** Lists the endpoints that return JSON. Those with files and redirects are opened by links. */
function listCalled(table: EndpointTable): CalledEndpoints {
  const called: CalledEndpoints = {};
  for (const [name, node] of Object.entries(table)) {
    if (!isContractProcedure(node)) called[name] = listCalled(node);
    else {
      const { meta, route } = node['~orpc'];
      const { invalidates } = meta;
      if (route.outputStructure !== 'detailed') called[name] = { route: `${route.method} ${route.path}`, invalidates };
    }
  }
  return called;
}
