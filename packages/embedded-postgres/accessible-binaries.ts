import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { commandLine, type Unprivileged } from './unprivileged.ts';

const openFolder = '/var/tmp';

/**
 * Returns programs that the unprivileged user can access, copied to `/var/tmp/<name>-postgres-…` if they are below a
 * closed folder.
 * CAP_DAC_OVERRIDE is not enough: `initdb` looks for its sibling programs with access(2), which ignores it.
 */
export function ensureAccessibleBinaries(
  name: string,
  binaries: PostgresBinaries,
  runAs: Unprivileged,
): PostgresBinaries {
  if (runAs.owner === undefined || canAccess(runAs, binaries.postgres)) return binaries;
  const native = dirname(dirname(binaries.postgres));
  const copy = join(openFolder, `${name}-postgres-${readVersion(native)}`);
  // Any user can create folders there, so only a folder that is ours and that no other user can write to is trusted.
  if (!isOurs(copy)) {
    const draft = mkdtempSync(`${copy}-`);
    cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    // Independent of the umask.
    spawnSync('chmod', ['-R', 'a+rX,go-w', join(draft, 'native')]);
    rmSync(copy, { recursive: true, force: true });
    renameSync(join(draft, 'native'), copy);
    rmSync(draft, { recursive: true });
  }
  const toCopy = (file: string): string => join(copy, 'bin', basename(file));
  return {
    initdb: toCopy(binaries.initdb),
    postgres: toCopy(binaries.postgres),
    pgCtl: toCopy(binaries.pgCtl),
  };
}

function canAccess(runAs: Unprivileged, program: string): boolean {
  const [command, ...rest] = commandLine(runAs, ['test', '-x', program]);
  return spawnSync(command, rest, { stdio: 'ignore', ...runAs.ids }).status === 0;
}

function isOurs(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() === true && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0;
}

function readVersion(native: string): string {
  const found = /"version": "([\w.-]+)"/.exec(readFileSync(join(native, '../package.json'), 'utf8'));
  return found?.[1] ?? 'unknown';
}
