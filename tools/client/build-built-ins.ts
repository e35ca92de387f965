import { build } from 'vite';

/** Builds `built-ins.js` into the client's build: the fallbacks for older browsers. Runs before the service worker lists its files. */
export async function buildBuiltIns(clientDirectory: string) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: clientDirectory,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'client/lib/built-ins/built-ins.ts',
        output: { format: 'iife', entryFileNames: 'built-ins.js' },
      },
    },
  });
}
