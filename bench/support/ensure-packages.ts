import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Installs the packages of `bench/package.json` if they are missing. A benchmark imports them afterwards, by `import()`. */
export function ensurePackages(): void {
  const script = 'tools/bootstrap/ensure-installed.mjs';
  const { status } = spawnSync(process.execPath, [script, 'bench'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
