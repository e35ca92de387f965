import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { POSITION_HEADER } from '#domain/copy/facts.ts';
import { parseCopyPosition } from '#domain/copy/position.ts';
import { createDiskStore } from '#packages/file-store/disk-store.ts';
import { FEED_TABLES } from '#server/db/changes/installation.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { makePhoto, uploadPhoto } from '#tests/support/photos.ts';
import { startServer } from '#tests/support/server-process.ts';
import { sweepFiles } from '../files/discard.ts';
import { createBackup } from './backup.ts';
import { createEncrypter, BackupUnreadable } from './encryption.ts';
import { restoreBackup } from './restore.ts';

const root = join(import.meta.dirname, '../../..');
const passphrase = 'सात समुंदर पार';

let app: TestApp;
let riya: Person;
let photoUrl: string;
let folder: string;
let sent: string;
beforeAll(async () => {
  app = await createTestApp();
  const [first, second] = await registerCouple(app);
  riya = first;
  const photo = await uploadPhoto(riya, await makePhoto(600, 400));
  photoUrl = photo.imageUrl;
  await riya.api.memories.create({
    title: 'રણ ઉત્સવ\tand a tab',
    memoryDate: '2026-01-14',
    imageUrl: photoUrl,
  });
  await second.api.expenses.create({ title: 'Chai \\N', amount: '20.50' });
  const { secret } = await riya.api.secondFactors.startAuthenticatorApp({ password: riya.password });
  sent = secret;
  folder = mkdtempSync(join(tmpdir(), 'jugal-backup-'));
  // Both are written some time after the calls, and could change the tables between the backup and the comparison.
  await riya.api.achievements.check();
  await app.platform.securityLog.flush();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

/** Runs `npm run backup` or `npm run restore` as an operator does. */
function run(command: 'backup' | 'restore', file: string, env: Record<string, string>) {
  return new Promise<{ code: number; out: string; error: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(root, 'server', `${command}.ts`), file],
      { env: { ...process.env, DEMO: '0', ...env } },
      (_failure, out, error) => resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });
}

const source = () => ({ DATABASE_URL: app.database.url, DATA_DIR: app.platform.config.dataDir });

/** Creates an unused installation: an empty database and an empty folder. */
async function makeTarget() {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-restore-'));
  onTestFinished(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await database.close();
  });
  return { database, env: { DATABASE_URL: database.url, DATA_DIR: dataDir } };
}

async function tableContents(testDatabase: TestApp['database']): Promise<Record<string, unknown>> {
  const { rows: tables } = await testDatabase.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname not in ('schema_migrations', 'file_deletion_pauses')`,
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await testDatabase.pool.query(`select to_jsonb(t) as row from "${name}" t order by 1`);
    contents[name] = rows;
  }
  // The first start generates this installation's keys for notifications.
  delete contents['installation_keys'];
  for (const name of FEED_TABLES) delete contents[name];
  return contents;
}

test('rejects a passphrase that is too short, and writes nothing', async () => {
  const file = join(folder, 'short.jugal');
  const refused = await run('backup', file, { ...source(), BACKUP_PASSPHRASE: 'x'.repeat(11) });
  expect(refused).toMatchObject({
    code: 2,
    error: expect.stringContaining('BACKUP_PASSPHRASE needs at least 12 characters.'),
  });
  expect(existsSync(file)).toBe(false);
});

test('restores every row, photo, secret and session from a backup of the running app', async () => {
  const file = join(folder, 'whole.jugal');
  const before = await tableContents(app.database);
  expect(await run('backup', file, { ...source(), BACKUP_PASSPHRASE: passphrase })).toMatchObject({
    code: 0,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const target = await makeTarget();
  const restored = await run('restore', file, { ...target.env, BACKUP_PASSPHRASE: passphrase });
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('files as of 20') });
  expect(await tableContents(target.database)).toEqual(before);

  const server = await startServer(target.env);
  onTestFinished(() => server.stop());
  const cookie = [...riya.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const get = (path: string) => fetch(server.url + path, { headers: { cookie } });
  expect(await (await get('/api/memories')).json()).toMatchObject([{ title: 'રણ ઉત્સવ\tand a tab' }]);
  const photo = Buffer.from(await (await get(photoUrl)).arrayBuffer());
  expect(photo.equals(Buffer.from(await (await riya.fetch(photoUrl)).arrayBuffer()))).toBe(true);
  const { rows } = await target.database.pool.query<{ secret: string }>('select secret from authenticator_apps');
  expect(readFileSync(join(target.env.DATA_DIR, 'secret-key'), 'utf8')).toBe(
    readFileSync(join(app.platform.config.dataDir, 'secret-key'), 'utf8'),
  );
  expect(app.platform.secrets.decrypt('authenticator-app', rows[0]?.secret ?? '')).toBe(sent);
  // The test starts three processes one after another.
}, 60_000);

test('begins the feeds again under a new epoch, with a head for each couple', async () => {
  const file = join(folder, 'feeds.jugal');
  await registerCouple(app);
  const before = await readFeeds(app.database);
  expect(before.logged).toBeGreaterThan(0);
  expect(await run('backup', file, source())).toMatchObject({ code: 0 });
  const target = await makeTarget();
  expect(await run('restore', file, target.env)).toMatchObject({ code: 0 });
  const after = await readFeeds(target.database);
  expect(after).toEqual({
    epochs: [expect.stringMatching(/^[\da-f]{8}$/)],
    logged: 0,
    members: before.members,
    couples: before.couples,
    heads: before.couples.map((id) => ({ id, moves: '0' })),
  });
  expect(after.epochs).not.toEqual(before.epochs);

  const server = await startServer(target.env);
  onTestFinished(() => server.stop());
  const cookie = [...riya.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, body: object) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(201);
    return parseCopyPosition(answer.headers.get(POSITION_HEADER) ?? '');
  };
  const note = { title: 'Mango', content: 'No raw ones', category: 'food' };
  const positions = [
    await send('/api/expenses', { title: 'Chai', amount: '20' }),
    await send('/api/expenses', { title: 'Bus', amount: '12' }),
    await send('/api/partner-notes', note),
  ];
  expect(positions.map((position) => [position?.couple, position?.own])).toEqual([
    [1, 0],
    [2, 0],
    [2, 1],
  ]);
  expect(positions[0]?.epoch).toMatch(new RegExp(`^${after.epochs[0]}\\.0\\.`));
}, 60_000);

/** Reads the heads, the number of logged changes and the epoch. */
async function readFeeds({ pool }: TestApp['database']) {
  const { rows } = await pool.query<{
    epochs: string[];
    logged: number;
    members: number;
    couples: string[];
    heads: { id: string; moves: string }[];
  }>(
    `select
       (select array_agg(epoch) from installations) as epochs,
       (select count(*)::int from couple_changes) + (select count(*)::int from member_changes) as logged,
       (select count(*)::int from member_heads) as members,
       (select array_agg(id::text order by id) from couples) as couples,
       (select jsonb_agg(jsonb_build_object('id', couple_id, 'moves', (position_1 + position_2 + floor_1 + floor_2)::text)
          order by couple_id) from couple_heads) as heads`,
  );
  const [feeds] = rows;
  if (!feeds) throw new Error('the feeds were not read');
  return feeds;
}

test('sends mails after the restore that were pending during the backup', async () => {
  const file = join(folder, 'jobs.jugal');
  await app.visit().api.accounts.forgotPassword({ email: riya.user.email });
  expect(await run('backup', file, source())).toMatchObject({
    code: 0,
    out: expect.stringContaining('It is not encrypted'),
  });
  const target = await makeTarget();
  expect(await run('restore', file, target.env)).toMatchObject({ code: 0 });
  const { rows } = await target.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job where state = 'created' and data::text like $1`,
    [`%${riya.user.email}%`],
  );
  expect(rows[0]?.count).toBeGreaterThan(0);
}, 60_000);

test.each([
  ['a wrong passphrase', (bytes: Buffer) => bytes, 'wrong'],
  ['no passphrase', (bytes: Buffer) => bytes, null],
  ['a backup that is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40), passphrase],
  ['a changed byte', (bytes: Buffer) => flip(bytes), passphrase],
  ['another file', () => Buffer.from('nothing of ours'), passphrase],
])('rejects %s and leaves the database empty', async (_name, change, given) => {
  const file = join(folder, 'damaged.jugal');
  if (!existsSync(file)) await createWhole(file);
  const damaged = `${file}.damaged`;
  copyFileSync(file, damaged);
  writeFileSync(damaged, change(readFileSync(file)));
  const target = await makeTarget();
  const parts = {
    databaseUrl: target.database.url,
    files: createDiskStore(target.env.DATA_DIR),
    saveSecretKey: () => undefined,
  };
  await expect(restoreBackup(parts, damaged, given)).rejects.toThrow(BackupUnreadable);
  const { rows } = await target.database.pool.query('select 1 from users');
  expect(rows).toEqual([]);
});

test('refuses to overwrite a database with members', async () => {
  const file = join(folder, 'members.jugal');
  await createWhole(file);
  const { code, error } = await run('restore', file, { ...source(), BACKUP_PASSPHRASE: passphrase });
  expect([code, error.trim()]).toEqual([1, 'This database has members: restore into an empty one.']);
});

test('keeps the files of the snapshot while a backup runs, and tolerates concurrent writes', async () => {
  const doomed = await uploadPhoto(riya, await makePhoto(60, 40));
  const { id } = await riya.api.memories.create({
    title: 'Gone',
    memoryDate: '2026-01-14',
    imageUrl: doomed.imageUrl,
  });
  const { files } = app.platform;
  const listed: string[] = [];
  const slowFiles = {
    ...files,
    async *list() {
      // The snapshot exists already when the memory is deleted and the sweep runs.
      await riya.api.memories.delete({ id });
      await riya.api.trash.delete({ id });
      await sweepFiles(app.platform);
      for await (const key of files.list()) {
        listed.push(key);
        yield key;
      }
    },
  };
  const parts = { databaseUrl: app.database.url, files: slowFiles, secretKey: null };
  await createBackup(parts, join(folder, 'meanwhile.jugal'), null);
  const photoId = doomed.imageUrl.split('/')[4] ?? '';
  expect(listed.filter((key) => key.includes(photoId)).length).toBeGreaterThan(0);
  await sweepFiles(app.platform);
  const left: string[] = [];
  for await (const key of files.list()) left.push(key);
  expect(left.filter((key) => key.includes(photoId))).toEqual([]);
}, 60_000);

async function createWhole(file: string): Promise<void> {
  const { config, files } = app.platform;
  const secretKey = readFileSync(join(config.dataDir, 'secret-key'), 'utf8');
  await createBackup({ databaseUrl: app.database.url, files, secretKey }, file, createEncrypter(passphrase, 10));
}

function flip(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = Math.floor(changed.length / 2);
  changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
  return changed;
}
