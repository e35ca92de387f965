import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { CALENDAR_CA, startCalendarServer } from '#tests/support/calendar-server.ts';
import { startServer } from '#tests/support/server-process.ts';
import { busyTomorrow } from './office-calendar.ts';

/** Clock offset of the second server: plans for the coming week are in its past. */
const LATER = 'P8D';
/** Delay of the calendar server, in which a journey sees that a calendar is being read. */
const READ_AFTER_MS = 2000;
/** The servers' logs of the last run, to explain an answer that a journey did not expect. */
const LOGS = join(import.meta.dirname, '../../../.cache/e2e-servers');

/**
 * Starts two servers on one database and one data folder, the second with its clock eight days ahead, so that a journey
 * can pass time by changing its URL. Cookies ignore the port, so the session stays valid. They may read
 * the calendar at `E2E_CALENDAR_URL`.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-e2e-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durability: 'none', log: () => undefined });
  const calendars = await startCalendarServer();
  const calendarHost = `127.0.0.1:${calendars.port}`;
  calendars.answer = (_request, response) => void setTimeout(() => response.end(busyTomorrow()), READ_AFTER_MS);
  const authority = join(dataDir, 'calendar-authority.pem');
  writeFileSync(authority, CALENDAR_CA);
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    CALENDAR_HOSTS: calendarHost,
    NODE_EXTRA_CA_CERTS: authority,
  };
  rmSync(LOGS, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  const now = await startServer(env, join(LOGS, 'now.log'));
  // Its jobs would send the reminders of a later evening.
  const later = await startServer({ ...env, CLOCK_OFFSET: LATER, JOBS: 'off' }, join(LOGS, 'later.log'));
  process.env['E2E_URL'] = now.url;
  process.env['E2E_LATER_URL'] = later.url;
  process.env['E2E_DATABASE_URL'] = postgres.url;
  process.env['E2E_CALENDAR_URL'] = `https://${calendarHost}/office.ics`;
  process.env['E2E_MAIL_DIR'] = join(dataDir, 'mail');
  return async () => {
    await Promise.all([now.stop(), later.stop()]);
    calendars.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
