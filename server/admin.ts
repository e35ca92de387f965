import { grantAdmin } from '#server/features/accounts/operator-service.ts';
import { changeSetting, SettingRefused } from '#server/features/settings/service.ts';
import { readConfig } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';

/** What an operator needs from a shell: `npm run admin -- grant EMAIL`. Works beside a running app and without one. */
const USAGE = `Usage: npm run admin -- grant EMAIL            makes the member with this address an admin
       npm run admin -- config set KEY VALUE  changes a setting`;

/** What was asked for cannot be done. `message` is one line for the operator. */
class Refused extends Error {}

type Action = (database: Database) => Promise<string>;

const action = readAction(process.argv.slice(2));
if (action) await run(action);
else {
  console.error(USAGE);
  process.exitCode = 2;
}

function readAction([command, first, second, third]: string[]): Action | null {
  if (command === 'grant' && first) {
    return async (db) => {
      if (!(await grantAdmin(db, first, Temporal.Now.instant().toString())))
        throw new Refused(`There is no member with the address ${first}.`);
      return `${first} is an admin now.`;
    };
  }
  if (command === 'config' && first === 'set' && second && third !== undefined) {
    return async (db) => {
      await changeSetting(db, second, third, Temporal.Now.instant().toString());
      return `${second} is ${third} now.`;
    };
  }
  return null;
}

/** Does it on the database of the settings, which is started where it does not run already. */
async function run(act: Action): Promise<void> {
  const config = readConfig(process.env);
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(url);
  const database = openDatabase({ url, poolSize: 1 });
  try {
    console.log(await act(database.db));
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof SettingRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await database.close();
    await embedded?.stop();
  }
}
