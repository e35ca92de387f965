import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { inBuildLanguage } from './tools/client/build-language.ts';
import { contractPlugin } from './tools/client/contract-plugin.ts';
import { writeReaderCatalogues } from './tools/languages/reader-catalogues.ts';

writeReaderCatalogues(import.meta.dirname);

/** True if tests run on a Citus cluster (`npm run test:cluster`), where creating a test database takes seconds. */
const isOnCluster = Boolean(process.env['TEST_CLUSTER_URL']);

/**
 * Tests of statements, and of what several machines may break. The others say nothing about a cluster: calls that are
 * refused before the first statement, devices, and code without a database.
 */
const onCluster = [
  'demo/**/*.test.ts',
  'server/*.test.ts',
  'server/{db,features,platform}/**/*.test.ts',
  'tests/access/{all-fields,answer-sizes,copy-*,moved-feeds,one-shard,paged-lists,read-kinds,same-ids,stale-changes}.test.ts',
];

/** Runs the TypeScript in Node as the server does, without a bundler. */
const asNode = { viteModuleRunner: false } as const;

export default defineConfig({
  test: {
    experimental: asNode,
    // A worker loads the server's modules once instead of once per file, which saves a third of the run. No module
    // keeps state of a test.
    isolate: false,
    // Tests wait for the database as much as they compute. On two processors, three workers took 91 s and two 130 s.
    maxWorkers: availableParallelism() + 1,
    // A library probes for Web Storage, and Node would print a warning in each process.
    execArgv: ['--no-webstorage'],
    projects: [
      {
        test: {
          name: 'server',
          include: isOnCluster
            ? onCluster
            : [
                '{domain,server,demo,messages,packages,tools,bench}/**/*.test.ts',
                'tests/{support,access,languages,outbox}/**/*.test.ts',
              ],
          environment: 'node',
          globalSetup: ['./tests/support/database/database-setup.ts'],
          testTimeout: isOnCluster ? 90_000 : 15_000,
          hookTimeout: isOnCluster ? 120_000 : 30_000,
          // The default of one second is too short on a busy machine.
          expect: { poll: { timeout: isOnCluster ? 20_000 : 5000 } },
          experimental: asNode,
        },
      },
      {
        test: {
          // Measures waiting times of calls, so it runs in its own stage with nothing beside it.
          name: 'quiet',
          include: ['tests/quiet/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./tests/support/database/database-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          experimental: asNode,
        },
      },
      {
        test: {
          // Each test starts several real servers and databases: a separate stage (tools/testing/test-stages.ts).
          name: 'servers',
          include: ['tests/servers/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./tests/support/database/database-setup.ts'],
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
          // Properties over generated lines and files take seconds on a busy machine.
          testTimeout: 15_000,
          // Loads the messages of one language, as a build does.
          execArgv: ['--no-webstorage', '--conditions=en'],
          experimental: asNode,
        },
      },
      {
        ...inBuildLanguage,
        plugins: [contractPlugin()],
        test: {
          name: 'components',
          include: ['client/**/*.test.tsx'],
          environment: './tests/components/browser-environment.ts',
          setupFiles: ['./tests/components/browser.ts'],
          // A module of the client keeps the state of one page, such as the app lock: each file is a page of its own.
          isolate: true,
          testTimeout: 15_000,
          execArgv: ['--no-webstorage', '--conditions=en'],
          // Node runs no JSX, and Vite provides `import.meta.glob` and the contract.
          experimental: { viteModuleRunner: true },
        },
      },
    ],
  },
});
