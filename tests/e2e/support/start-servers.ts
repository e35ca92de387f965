import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { startServer } from '#tests/support/server-process.ts';

/** Clock offset of the second server: plans for the coming week are in its past. */
const LATER = 'P8D';

/**
 * Starts two servers on one database and one data folder, the second with its clock eight days ahead, so that a journey
 * can pass time by changing its URL. Cookies ignore the port, so the session stays valid.
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
