import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createDiskStore } from '#packages/file-store/disk-store.ts';
import { BASELINE } from '#server/db/steps.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';
import { createBackup } from './backup.ts';
import { restoreBackup, RestoreRefused } from './restore.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'jugal-restore-'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function backUp(): Promise<string> {
  const file = join(folder, 'couples.jugal');
  await createBackup({ databaseUrl: app.database.url, files: app.platform.files, secretKey: null }, file, null);
  return file;
}

/** Makes an empty database and file store. */
async function makeTarget() {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const files = createDiskStore(join(folder, 'files'));
  return { database, parts: { databaseUrl: database.url, files, saveSecretKey: () => undefined } };
}

test('explains why it restores no backup into the database of a newer version', async () => {
  const file = await backUp();
  const { database, parts } = await makeTarget();
  await database.pool.query(`insert into schema_migrations (name, checksum) values ('9999_later.sql', '')`);
  const restored = restoreBackup(parts, file, null);
  await expect(restored).rejects.toThrow(RestoreRefused);
  await expect(restored).rejects.toThrow('the database is newer: use that version');
});

test('refuses a backup from before the first release, and writes nothing', async () => {
  const rename = (from: string, to: string) =>
    app.database.pool.query('update schema_migrations set name = $2 where name = $1', [from, to]);
  await rename(BASELINE, '0139_towns.sql');
  onTestFinished(async () => void (await rename('0139_towns.sql', BASELINE)));
  const file = await backUp();
  const { database, parts } = await makeTarget();
  const restored = restoreBackup(parts, file, null);
  await expect(restored).rejects.toThrow(RestoreRefused);
  await expect(restored).rejects.toThrow('before the first release of Jugal');
  const { rows } = await database.pool.query('select 1 from users');
  expect(rows).toEqual([]);
});
