import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { startServer } from '#tests/support/server-process.ts';

/** How far ahead the second server's clock is: what was planned for the week to come has passed there. */
const LATER = 'P8D';

/**
 * Two servers on one database and one data folder, as two processes of one installation: the second lives eight days
 * later, so that a journey can let time pass by changing its address. Cookies do not tell ports apart, so a session goes on.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-e2e-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durability: 'none', log: () => undefined });
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
  const now = await startServer(env);
  const later = await startServer({ ...env, CLOCK_OFFSET: LATER });
  process.env['E2E_URL'] = now.url;
  process.env['E2E_LATER_URL'] = later.url;
  process.env['E2E_DATABASE_URL'] = postgres.url;
  process.env['E2E_MAIL_DIR'] = join(dataDir, 'mail');
  return async () => {
    await Promise.all([now.stop(), later.stop()]);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
