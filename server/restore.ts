import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackupUnreadable } from '#server/platform/backup/encryption.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { readAllFrom } from './db/replicas/reads.ts';
import { inTransaction } from './db/transaction.ts';
import { handleJobs } from './jobs.ts';
import { type Restored, restoreBackup, RestoreRefused } from './platform/backup/restore.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { defineJob } from './platform/jobs/jobs.ts';
import { openLog } from './platform/observability/open-log.ts';
import { openPlatform } from './platform/open-platform.ts';
import { withDatabase } from './with-database.ts';

/** `npm run restore -- FILE`: loads a file of `npm run backup` into an empty installation. */
const [file] = process.argv.slice(2);
if (file) await run(resolve(file));
else {
  console.error('Usage: npm run restore -- FILE    BACKUP_PASSPHRASE opens an encrypted one');
  process.exitCode = 2;
}

async function run(path: string): Promise<void> {
  const config = readConfig(process.env);
  try {
    if (!existsSync(path)) throw new BackupUnreadable(`There is no file ${path}.`);
    const { createdAt, tables, files } = await withDatabase(config, (url) => restore(config, url, path));
    console.log(`Restored ${tables} tables and ${files} files as of ${createdAt}.`);
  } catch (error) {
    if (!(error instanceof BackupUnreadable) && !(error instanceof RestoreRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function restore(config: Config, databaseUrl: string, path: string): Promise<Restored> {
  const target = {
    databaseUrl,
    files: openFileStore(config),
    saveSecretKey(key: string) {
      if (config.secretKey) return;
      mkdirSync(config.dataDir, { recursive: true });
      writeFileSync(join(config.dataDir, 'secret-key'), key, { mode: 0o600 });
    },
  };
  const restored = await restoreBackup(target, path, process.env['BACKUP_PASSPHRASE'] || null);
  // The backup may come from an older version of the app.
  await migrate(databaseUrl);
  await sendJobs(config, databaseUrl, restored.jobs);
  return restored;
}

/** Enqueues the jobs that were pending when the backup was made. */
async function sendJobs(config: Config, databaseUrl: string, jobs: Restored['jobs']): Promise<void> {
  const database = openDatabase({ url: databaseUrl, poolSize: 2 });
  const platform = await openPlatform({
    config,
    databaseUrl,
    database,
    reads: readAllFrom(database.db),
    log: openLog('warn'),
  });
  try {
    handleJobs(platform);
    await platform.jobs.start({ isWorking: false });
    await inTransaction(platform.db, async (tx) => {
      for (const { name, data, startAfter } of jobs)
        await platform.jobs.send(tx, defineJob<object>(name), data, { startAfter: new Date(startAfter) });
    });
  } finally {
    await platform.jobs.stop();
    await database.close();
  }
}
