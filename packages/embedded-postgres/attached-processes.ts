import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identifyProcess } from './processes.ts';

/**
 * Registers this process as a user of the embedded PostgreSQL, so that the last one to detach stops it. Returns the
 * file that records it.
 */
export function attachProcess(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}-${crypto.randomUUID().slice(0, 8)}`);
  writeFileSync(file, identifyProcess(process.pid) ?? '');
  return file;
}

export function detachProcess(file: string): void {
  rmSync(file, { force: true });
}

/** Returns true if a living process uses the database. Removes the files of dead processes. */
export function hasAttachedProcesses(folder: string): boolean {
  let found = false;
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name);
    const identity = identifyProcess(Number.parseInt(name, 10));
    if (identity !== undefined && identity === readFileSync(file, 'utf8')) found = true;
    else rmSync(file, { force: true });
  }
  return found;
}
