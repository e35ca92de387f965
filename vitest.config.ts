import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Node runs the TypeScript as the server does, without a bundler between. */
const asNode = { viteModuleRunner: false } as const;

export default defineConfig({
  test: {
    experimental: asNode,
    // A worker reads the server's modules once, not once per file: a third of the run. No module keeps state of a test.
    isolate: false,
    // Tests wait for the database as much as they compute: one more than processors took 91 s on two where two took 130.
    maxWorkers: availableParallelism() + 1,
    // Some library looks for it, and Node would warn in each process.
    execArgv: ['--no-webstorage'],
    projects: [
      {
        test: {
          name: 'server',
          include: [
            '{contract,server,messages,tools,bench}/**/*.test.ts',
            'tests/{support,access,contract}/**/*.test.ts',
          ],
          environment: 'node',
          globalSetup: ['./tests/support/database-setup.ts'],
          testTimeout: 15_000,
          hookTimeout: 30_000,
          // The default of a second is short for a machine that is busy with something else.
          expect: { poll: { timeout: 5000 } },
          experimental: asNode,
        },
      },
      {
        test: {
          name: 'client',
          include: ['client/**/*.test.ts'],
          environment: 'node',
          experimental: asNode,
        },
      },
    ],
  },
});
