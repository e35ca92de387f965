// Checks the types of each project: `npm run types`. The benchmarks are one if their packages are installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeReaderCatalogues } from './languages/reader-catalogues.ts';

const root = join(import.meta.dirname, '..');
const projects = { server: '.', client: 'client', worker: 'client/service-worker', bench: 'bench' };

writeReaderCatalogues(root);
// The types of the routes' parameters, which the client's code refers to.
let isWell = run('@react-router/dev/bin.cjs', 'typegen');
for (const [name, folder] of Object.entries(projects)) {
  if (name === 'bench' && !existsSync(join(root, 'bench/node_modules'))) continue;
  // By its state the next run checks only files that depend on a change.
  const state = join('.cache/types', `${name}.tsbuildinfo`);
  const options = ['--project', folder, '--incremental', '--tsBuildInfoFile', state];
  isWell = run('typescript/bin/tsc', ...options) && isWell;
}
process.exitCode = isWell ? 0 : 1;

function run(program: string, ...args: string[]): boolean {
  const command = [join(root, 'node_modules', program), ...args];
  return spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status === 0;
}
