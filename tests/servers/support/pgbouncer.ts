import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { vi } from 'vitest';
import { findFreePort } from '#tests/support/server-process.ts';

/** Returns the PgBouncer command, installing its package if root on Debian; `null` if unavailable. */
export function findPgBouncer(): string | null {
  const isThere = (): boolean => spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status === 0;
  if (isThere()) return 'pgbouncer';
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0) {
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'pgbouncer'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (isThere()) return 'pgbouncer';
  }
  console.warn('PgBouncer is not installed and cannot be: what runs behind it is not tested here.');
  return null;
}

/** Starts PgBouncer in transaction mode with fewer connections than its clients have, and returns its URL. */
export async function startPgBouncer(
  program: string,
  databaseUrl: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const target = new URL(databaseUrl);
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'jugal-pgbouncer-'));
  const name = target.pathname.slice(1);
  writeFileSync(join(folder, 'users'), `"${target.username}" "${decodeURIComponent(target.password)}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${name} = host=127.0.0.1 port=${target.port} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
`,
  );
  for (const path of ['users', 'pgbouncer.ini']) chmodSync(join(folder, path), 0o644);
  chmodSync(folder, 0o755);
  const asWhom = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn(program, [...asWhom, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  const url = new URL(databaseUrl);
  url.port = String(port);
  await vi.waitFor(() => connectOnce(url.href), { timeout: 10_000 });
  return {
    url: url.href,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function connectOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end();
  }
}
