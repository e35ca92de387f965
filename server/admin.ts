import { grantAdmin } from '#server/features/accounts/operator-service.ts';
import { removeSecondFactors } from '#server/features/second-factors/operator-service.ts';
import { updateSetting, SettingRefused } from '#server/features/settings/service.ts';
import { readConfig } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { withDatabase } from './with-database.ts';

/** What an operator needs from a shell: `npm run admin -- grant EMAIL`. Works beside a running app and without one. */
const USAGE = `Usage: npm run admin -- grant EMAIL            makes the member with this address an admin
       npm run admin -- config set KEY VALUE  changes a setting
       npm run admin -- remove-second-factors EMAIL
                                              lets a member who lost them sign in by password alone`;

/** The command cannot be carried out. `message` is one line for the operator. */
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
  if (command === 'remove-second-factors' && first) {
    return async (db) => {
      if (!(await removeSecondFactors(db, first, Temporal.Now.instant().toString())))
        throw new Refused(
          `There is no member with the address ${first} who has a second step for signing in.`,
        );
      return `${first} signs in by password alone now, and has been signed out everywhere.`;
    };
  }
  if (command === 'config' && first === 'set' && second && third !== undefined) {
    return async (db) => {
      const { isProduction } = readConfig(process.env);
      await updateSetting(db, second, third, Temporal.Now.instant().toString(), { isProduction });
      return `${second} is ${third} now.`;
    };
  }
  return null;
}

/** Runs the action on the configured database. */
async function run(act: Action): Promise<void> {
  await withDatabase(readConfig(process.env), async (url) => {
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
    }
  });
}
