import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 3_000;

/** Returns all IP addresses of a name, none for an unknown one. */
export type ResolveHost = (name: string) => Promise<string[]>;

/** Asks the name servers, not the machine's own list of names, and occupies no thread that reads files. */
export const resolveHost: ResolveHost = async (name) => {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
};
