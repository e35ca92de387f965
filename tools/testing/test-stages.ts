import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaywrightCounts, readVitestCounts, type Counts } from './test-reports.ts';

export interface Stage {
  name: string;
  /** Arguments for the app's Node; each runs after the one before it has succeeded. */
  commands: string[][];
  /** Set for the commands. */
  env?: Record<string, string>;
  /** Returns the number of tests of a stage that holds many; other stages count as one. */
  readCounts?: (reportFile: string) => Counts;
}

const root = join(import.meta.dirname, '../..');

/** Lists the stages of a test run, cheapest first. A stage that counts tests writes its figures to `reportFile`. */
export function listStages(options: { isCheck: boolean; reportFile: (name: string) => string }): Stage[] {
  const stages: Stage[] = [
    { name: 'types', commands: [['tools/check-types.ts']] },
    { name: 'lint', commands: [[packageFile('oxlint/bin/oxlint')]] },
    { name: 'format', commands: [[packageFile('oxfmt/bin/oxfmt'), '--check']] },
    { name: 'structure', commands: [['tools/check-structure.ts']] },
    vitestStage('unit and integration', ['server', 'client', 'components'], options.reportFile('vitest')),
    vitestStage('several servers', ['servers'], options.reportFile('vitest-servers')),
    vitestStage('waiting times', ['quiet'], options.reportFile('vitest-quiet')),
  ];
  const clusterUrl = process.env['CLUSTER_DATABASE_URL'];
  if (clusterUrl) {
    const report = options.reportFile('cluster');
    stages.push({
      name: 'integration on the cluster',
      commands: [
        [
          packageFile('vitest/vitest.mjs'),
          'run',
          '--project=server',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
      ],
      env: { TEST_CLUSTER_URL: clusterUrl },
      readCounts: () => readVitestCounts(report),
    });
  }
  if (hasBrowserTests()) {
    const report = options.reportFile('playwright');
    stages.push({ name: 'build', commands: [['tools/bootstrap/ensure-built.mjs']] });
    stages.push({
      name: 'end to end',
      commands: [[packageFile('@playwright/test/cli.js'), 'test']],
      readCounts: () => readPlaywrightCounts(report),
    });
  }
  return options.isCheck ? [...stages, ...listCheckStages()] : stages;
}

function vitestStage(name: string, projects: readonly string[], report: string): Stage {
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    commands: [[packageFile('vitest/vitest.mjs'), 'run', ...chosen, ...reporters]],
    readCounts: () => readVitestCounts(report),
  };
}

/** Lists the stages that run only before a merge. */
function listCheckStages(): Stage[] {
  const stages: Stage[] = [
    {
      name: 'long histories of the copy',
      commands: [[packageFile('vitest/vitest.mjs'), 'run', '--project=server', 'tests/access/copy-histories.test.ts']],
      env: { COPY_HISTORIES: '1000' },
    },
    {
      name: 'long scripts of devices',
      commands: [[packageFile('vitest/vitest.mjs'), 'run', '--project=server', 'tests/outbox/devices-agree.test.ts']],
      env: { DEVICE_SCRIPTS: '1000' },
    },
    {
      name: 'long histories of private expenses',
      commands: [
        [packageFile('vitest/vitest.mjs'), 'run', '--project=server', 'tests/access/private-expenses.test.ts'],
      ],
      env: { PRIVATE_HISTORIES: '200' },
    },
    { name: 'database types', commands: [['tools/db-types.ts', '--check']] },
    // Git ignores the generated catalogues, by which the others are used.
    { name: 'unused code', commands: [[packageFile('knip/bin/knip.js'), '--no-gitignore']] },
  ];
  const scripts = [
    { name: 'architecture tables', file: 'tools/architecture-tables.ts', args: ['--check'] },
    { name: 'bundle budget', file: 'tools/check-bundle.ts', args: [] },
  ];
  for (const { name, file, args } of scripts) {
    if (existsSync(join(root, file))) stages.push({ name, commands: [[file, ...args]] });
  }
  return stages;
}

function hasBrowserTests(): boolean {
  const folder = join(root, 'tests/e2e');
  return (
    existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith('.spec.ts'))
  );
}

function packageFile(path: string): string {
  return join('node_modules', path);
}
