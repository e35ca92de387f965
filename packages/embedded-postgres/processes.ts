import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns an identity for a process: pids are reused, but a pair of pid and start time is not. Undefined if the process
 * does not exist or is a zombie.
 */
export function identifyProcess(pid: number): string | undefined {
  if (!isKnown(pid)) return undefined;
  if (process.platform === 'win32') return 'alive';
  if (process.platform !== 'linux') return readProcessColumn(pid, 'lstart');
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in brackets and may contain any character, so fields are counted from the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const state = fields[0];
    return state === 'Z' || state === 'X' ? undefined : fields[19];
  } catch {
    // It ended between the two checks.
    return undefined;
  }
}

/** Returns the command line of a process, arguments joined by blanks; empty if it is unreadable. */
export function readCommandLine(pid: number): string {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux') return readProcessColumn(pid, 'command') ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/**
 * Returns true if the system still knows the pid. This includes a zombie, which has ended but whose parent has not
 * collected its status.
 */
export function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readProcessColumn(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
