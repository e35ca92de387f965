import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The coordinator of a Citus cluster to test on (`npm run test:cluster`), where a database of its own takes seconds. */
const isOnCluster = Boolean(process.env['TEST_CLUSTER_URL']);

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
            '{contract,domain,server,messages,tools,bench}/**/*.test.ts',
            'tests/{support,access,languages,outbox}/**/*.test.ts',
          ],
          environment: 'node',
          globalSetup: ['./tests/support/database-setup.ts'],
          testTimeout: isOnCluster ? 90_000 : 15_000,
          hookTimeout: isOnCluster ? 120_000 : 30_000,
          // The default of a second is short for a machine that is busy with something else.
          expect: { poll: { timeout: isOnCluster ? 20_000 : 5000 } },
          experimental: asNode,
        },
      },
      {
        test: {
          // What measures how long calls wait: a stage of its own, in which nothing else runs.
          name: 'quiet',
          include: ['tests/quiet/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./tests/support/database-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          experimental: asNode,
        },
      },
      {
        test: {
          // Several real servers and databases each: a stage of its own (tools/testing/test-stages.ts).
          name: 'servers',
          include: ['tests/servers/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./tests/support/database-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 10_000 } },
          experimental: asNode,
        },
      },
      {
        test: {
          name: 'client',
          include: ['client/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          environment: 'node',
          // As a build does it: its words are those of one language.
          execArgv: ['--no-webstorage', '--conditions=en'],
          experimental: asNode,
        },
      },
    ],
  },
});
