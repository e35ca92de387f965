import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { identifyProcess } from './processes.ts';

/**
 * Notes down a user of one embedded PostgreSQL, so that the last to leave stops it. Answers the file that stands for it.
 */
export function joinUsers(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}-${crypto.randomUUID().slice(0, 8)}`);
  writeFileSync(file, identifyProcess(process.pid) ?? '');
  return file;
}

export function leaveUsers(file: string): void {
  rmSync(file, { force: true });
}

/** Whether someone other than `ownFile` uses the database and lives. The files of dead processes are removed. */
export function hasOtherUsers(folder: string, ownFile: string): boolean {
  let found = false;
  for (const name of readdirSync(folder)) {
    if (name === basename(ownFile)) continue;
    const file = join(folder, name);
    const identity = identifyProcess(Number.parseInt(name, 10));
    if (identity !== undefined && identity === readFileSync(file, 'utf8')) found = true;
    else rmSync(file, { force: true });
  }
  return found;
}
