import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Identifies a process: pids are reused, the pair of pid and start time is not.
 * Undefined when there is no such process, or only a zombie.
 */
export function identifyProcess(pid: number): string | undefined {
  if (!isKnown(pid)) return undefined;
  if (process.platform === 'win32') return 'alive';
  if (process.platform !== 'linux') return readProcessColumn(pid, 'lstart');
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold anything, so fields are counted behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const state = fields[0];
    return state === 'Z' || state === 'X' ? undefined : fields[19];
  } catch {
    // It ended between the two checks.
    return undefined;
  }
}

/** The command line of a process, arguments joined by blanks; empty when it cannot be read. */
export function readCommandLine(pid: number): string {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux') return readProcessColumn(pid, 'command') ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Whether the system still knows the pid; also true of a zombie, a process that ended and whose parent has not collected its status. */
export function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readProcessColumn(pid: number, column: string): string | undefined {
  try {
    return (
      execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}
