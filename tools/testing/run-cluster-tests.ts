import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs the integration tests on the Citus cluster whose coordinator DATABASE_URL names, each file in a distributed database of its own. */
const root = join(import.meta.dirname, '../..');
const { DATABASE_URL: url, ...env } = process.env;
if (url) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'server', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, TEST_CLUSTER_URL: url },
  });
  process.exitCode = status ?? 1;
} else {
  console.error('DATABASE_URL must name a database on the coordinator of a Citus cluster.');
  process.exitCode = 2;
}
