import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { commandLine, chownRecursively, type Unprivileged } from './unprivileged.ts';

/** Major version of PostgreSQL: it cannot open the data files of another one. */
const majorVersion = '18';

export interface ClusterOptions {
  dataDir: string;
  /** Name of the superuser. The password is in the file `<name>-password` of the data files. */
  name: string;
  isDurable: boolean;
}

export interface Cluster {
  folder: string;
  name: string;
  password: string;
}

/**
 * Returns the cluster in `<dataDir>/postgres`, created on first use. Creates it in a temporary folder and renames it
 * when complete, so that an interrupted start leaves no partial database.
 */
export async function ensureCluster(
  options: ClusterOptions,
  binaries: PostgresBinaries,
  runAs: Unprivileged,
): Promise<Cluster> {
  const { dataDir, name: superuser } = options;
  const folder = join(dataDir, 'postgres');
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('postgres.new-')) rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  }
  if (!existsSync(folder)) await createCluster(options, folder, binaries, runAs);
  chownRecursively(runAs.owner, folder);
  const passwordFile = passwordFileOf(folder, superuser);
  assertVersion(folder, passwordFile);
  return { folder, name: superuser, password: readFileSync(passwordFile, 'utf8') };
}

async function createCluster(
  { dataDir, name, isDurable }: ClusterOptions,
  folder: string,
  binaries: PostgresBinaries,
  runAs: Unprivileged,
): Promise<void> {
  const temporaryFolder = join(dataDir, `postgres.new-${crypto.randomUUID().slice(0, 8)}`);
  const staging = join(temporaryFolder, 'cluster');
  const password = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url');
  mkdirSync(temporaryFolder, { mode: 0o700 });
  writeFileSync(join(temporaryFolder, 'password'), password, { mode: 0o600 });
  chownRecursively(runAs.owner, temporaryFolder);

  await runInitdb(binaries.initdb, runAs, [
    `--pgdata=${staging}`,
    `--username=${name}`,
    `--pwfile=${join(temporaryFolder, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ]);
  writeFileSync(passwordFileOf(staging, name), password, { mode: 0o600 });
  chmodSync(staging, 0o700);
  renameSync(staging, folder);
  rmSync(temporaryFolder, { recursive: true, force: true });
}

async function runInitdb(program: string, runAs: Unprivileged, options: string[]): Promise<void> {
  const [command, ...rest] = commandLine(runAs, [program, ...options]);
  const child = spawn(command, rest, {
    ...runAs.ids,
    env: cleanEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const closed = once(child, 'close');
  await closed;
  if (child.exitCode !== 0) {
    throw new Error(`The embedded PostgreSQL could not make its data files: ${lastLine(complaints, 'it was stopped')}`);
  }
}

/** Returns the environment without settings for PostgreSQL (PGDATA, PGPORT …) and with a fixed locale. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'));
  return { ...Object.fromEntries(own), LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C' };
}

function lastLine(text: string, otherwise: string): string {
  return text.trim().split('\n').at(-1)?.trim() || otherwise;
}

function passwordFileOf(folder: string, name: string): string {
  return join(folder, `${name}-password`);
}

function assertVersion(folder: string, passwordFile: string): void {
  const versionFile = join(folder, 'PG_VERSION');
  if (!existsSync(versionFile) || !existsSync(passwordFile)) {
    throw new Error(
      `${folder} is not a whole database folder. Restore it from a backup, or remove it to start with an empty one.`,
    );
  }
  const found = readFileSync(versionFile, 'utf8').trim();
  if (found === majorVersion) return;
  throw new Error(
    `${folder} belongs to PostgreSQL ${found}, and this is ${majorVersion}. Dump it with the old version and restore it.`,
  );
}
