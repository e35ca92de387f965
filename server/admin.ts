import { grantAdmin } from '#server/features/accounts/operator-service.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';

/** What an operator needs from a shell: `npm run admin -- grant EMAIL`. Works beside a running app and without one. */
const USAGE = `Usage: npm run admin -- grant EMAIL    makes the member with this address an admin`;

const [command, ...parameters] = process.argv.slice(2);
process.exitCode = await run();

async function run(): Promise<number> {
  const [email] = parameters;
  if (command !== 'grant' || !email) {
    console.error(USAGE);
    return 2;
  }
  const config = readConfig(process.env);
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => console.log(line) });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(url);
  const database = openDatabase({ url, poolSize: 1 });
  try {
    const isFound = await grantAdmin(database.db, email);
    console.log(isFound ? `${email} is an admin now.` : `There is no member with the address ${email}.`);
    return isFound ? 0 : 1;
  } finally {
    await database.close();
    await embedded?.stop();
  }
}
