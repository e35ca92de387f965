import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { createBackup } from './platform/backup/backup.ts';
import { createEncrypter } from './platform/backup/encryption.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { readSecretKeyFile } from './platform/secrets/secrets.ts';
import { withDatabase } from './with-database.ts';

/** In characters. An attacker who has the file can try passphrases without any rate limit. */
const PASSPHRASE_MIN_LENGTH = 12;

/** `npm run backup -- FILE`: writes a consistent snapshot of database and files to one file while the app runs. */
const [file] = process.argv.slice(2);
if (file) await run(resolve(file));
else {
  console.error('Usage: npm run backup -- FILE    BACKUP_PASSPHRASE encrypts it');
  process.exitCode = 2;
}

async function run(path: string): Promise<void> {
  const config = readConfig(process.env);
  const passphrase = process.env['BACKUP_PASSPHRASE'] || null;
  if (passphrase !== null && Array.from(passphrase).length < PASSPHRASE_MIN_LENGTH) {
    console.error(`BACKUP_PASSPHRASE needs at least ${PASSPHRASE_MIN_LENGTH} characters.`);
    process.exitCode = 2;
    return;
  }
  const { tables, files } = await withDatabase(config, async (databaseUrl) => {
    await migrate(databaseUrl);
    const secretKey = config.secretKey ? null : readSecretKeyFile(config.dataDir);
    const source = { databaseUrl, files: openFileStore(config), secretKey };
    return createBackup(source, path, passphrase === null ? null : createEncrypter(passphrase));
  });
  console.log(`${path} holds ${tables} tables and ${files} files.`);
  if (passphrase === null)
    console.log('It is not encrypted: whoever has it can read everything. BACKUP_PASSPHRASE encrypts it.');
}
