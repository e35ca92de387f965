import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identifyProcess } from './processes.ts';

/**
 * Runs `work` while no other process does so under the same lock file, and takes over the lock of a dead process.
 * Rejects if the lock is not free within `timeoutMs`.
 */
export async function withFileLock<T>(path: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const mine = `${process.pid} ${identifyProcess(process.pid)} ${crypto.randomUUID()}`;
  const deadline = Date.now() + timeoutMs;
  mkdirSync(dirname(path), { recursive: true });
  while (!tryLock(path, mine)) {
    if (Date.now() > deadline) throw new Error(`Another process holds ${path} for too long.`);
    await sleep(50);
  }
  try {
    return await work();
  } finally {
    if (readText(path) === mine) rmSync(path, { force: true });
  }
}

function tryLock(path: string, mine: string): boolean {
  try {
    writeFileSync(path, mine, { flag: 'wx' });
    return true;
  } catch {
    const holder = readText(path);
    if (holder !== undefined && isDead(path, holder)) removeStaleLock(path, holder);
    return false;
  }
}

function isDead(path: string, holder: string): boolean {
  const [pid = '', identity] = holder.split(' ');
  // The file is empty for an instant while it is written, and for longer if its writer died in that instant.
  if (holder === '') return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > 5000;
  return identifyProcess(Number(pid)) !== identity;
}

/** Removes a dead process's lock, unless another process was faster and already holds it. */
function removeStaleLock(path: string, deadHolder: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readText(aside) === deadHolder) rmSync(aside, { force: true });
    else renameSync(aside, path);
  } catch {
    // Another process removed it; the next try sees the result.
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
