import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Whether a living process uses the database. The files of dead ones are removed. */
export function hasUsers(folder: string): boolean {
  let found = false;
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name);
    const identity = identifyProcess(Number.parseInt(name, 10));
    if (identity !== undefined && identity === readFileSync(file, 'utf8')) found = true;
    else rmSync(file, { force: true });
  }
  return found;
}
