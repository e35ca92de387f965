import { spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Options for starting PostgreSQL's programs, which refuse to run as root. */
export interface Unprivileged {
  /** Command line words placed before the program. */
  prefix: string[];
  /** Numeric ids for `spawn`, if there is no prefix. */
  ids: { uid?: number; gid?: number };
  /** Required owner of the data files as seen from this process; undefined leaves them unchanged. */
  owner: { uid: number; gid: number } | undefined;
}

export type CommandLine = [program: string, ...args: string[]];

export function commandLine(runAs: Unprivileged, [program, ...args]: CommandLine): CommandLine {
  const [first, ...more] = runAs.prefix;
  return first === undefined ? [program, ...args] : [first, ...more, program, ...args];
}

const asMyself: Unprivileged = { prefix: [], ids: {}, owner: undefined };

/**
 * Finds a way to run `program` as an ordinary user; a named ordinary user runs it directly.
 *
 * Root maps itself to an ordinary user in a user namespace, which needs no rights on the parent folders; where
 * namespaces are refused (most containers), it switches to an ordinary user and keeps the capability to pass closed
 * folders, so that a clone under a 700 home still works.
 */
export function findUnprivileged(program: string): Unprivileged {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) return asMyself;
  const users = readUsers();
  if (uid !== 0 && (process.platform !== 'linux' || users.some((user) => user.uid === uid))) return asMyself;

  const user = ['nobody', 'postgres', 'daemon'].flatMap((name) => users.filter((u) => u.name === name))[0];
  if (!user) throw new Error('PostgreSQL refuses to run as root and there is no ordinary user to run it as.');
  const candidates: Unprivileged[] = [];
  if (process.platform === 'linux') {
    candidates.push({
      prefix: ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`],
      ids: {},
      owner: { uid, gid },
    });
    const keep = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
    candidates.push({
      prefix: ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...keep],
      ids: {},
      owner: user,
    });
  }
  candidates.push({ prefix: [], ids: { uid: user.uid, gid: user.gid }, owner: user });
  const found = candidates.find((candidate) => canRun(candidate, program));
  if (found) return found;
  throw new Error(
    'PostgreSQL refuses to run as root, and running it as an ordinary user failed. Start as an ordinary user.',
  );
}

function canRun(candidate: Unprivileged, program: string): boolean {
  const [command, ...rest] = commandLine(candidate, [program, '--version']);
  return spawnSync(command, rest, { stdio: 'ignore', ...candidate.ids }).status === 0;
}

interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

function readUsers(): SystemUser[] {
  const users: SystemUser[] = [];
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    if (/^\d+$/.test(uid) && Number(uid) > 0) users.push({ name, uid: Number(uid), gid: Number(gid) });
  }
  return users;
}

/** Makes the user that PostgreSQL runs as the owner of a folder and everything in it. */
export function chownRecursively(owner: Unprivileged['owner'], path: string): void {
  if (!owner) return;
  const stats = lstatSync(path);
  if (stats.uid === owner.uid) return;
  const names = stats.isDirectory() ? readdirSync(path) : [];
  for (const name of names) chownRecursively(owner, join(path, name));
  // Last, because the next start takes the folder's owner as the sign that its content is done.
  lchownSync(path, owner.uid, owner.gid);
}
