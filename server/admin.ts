import { DEFAULT_LANGUAGE } from '#domain/kernel/languages.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { grantAdmin } from '#server/features/accounts/operator-service.ts';
import { removeSecondFactors } from '#server/features/second-factors/operator-service.ts';
import { fillSettings, updateSetting, SettingRefused } from '#server/features/settings/service.ts';
import { readConfig } from './config.ts';
import { renewEpoch } from './db/changes/installation.ts';
import { openDatabase, type Database } from './db/database.ts';
import { distribute, migrate, NotCitus } from './db/migrate.ts';
import { withDatabase } from './with-database.ts';

/** Operator commands, such as `npm run admin -- grant EMAIL`. They work with and without a running app. */
const USAGE = `Usage: npm run admin -- migrate                brings the database up to date, before the servers of a new version
       npm run admin -- grant EMAIL            makes the member with this address an admin
       npm run admin -- config set KEY VALUE  changes a setting
       npm run admin -- distribute            spreads the tables over the machines of a Citus cluster
       npm run admin -- new-epoch              lets every device copy everything again, after the database went back in time
       npm run admin -- remove-second-factors EMAIL
                                              lets a member who lost them sign in by password alone`;

/** The command cannot be carried out. `message` is one line for the operator. */
class Refused extends Error {}

type Action = (database: Database, url: string) => Promise<string>;

const action = readAction(process.argv.slice(2));
if (action) await runInLanguage(DEFAULT_LANGUAGE, () => run(action));
else {
  console.error(USAGE);
  process.exitCode = 2;
}

function readAction([command, first, second, third]: string[]): Action | null {
  // `run` migrates before every command.
  if (command === 'migrate') return () => Promise.resolve('The database is up to date.');
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
        throw new Refused(`There is no member with the address ${first} who has a second step for signing in.`);
      return `${first} signs in by password alone now, and has been signed out everywhere.`;
    };
  }
  if (command === 'distribute') {
    return async (_db, url) => {
      const moved = await distribute(url);
      return moved.length > 0 ? moved.join('\n') : 'Every table stands where it should already: nothing was changed.';
    };
  }
  if (command === 'new-epoch') {
    return async (db) => {
      await renewEpoch(db);
      return 'The installation has a new epoch: every device copies everything again.';
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
      await fillSettings(database.db, Temporal.Now.instant().toString());
      console.log(await act(database.db, url));
    } catch (error) {
      const isRefusal = [Refused, SettingRefused, NotCitus].some((kind) => error instanceof kind);
      if (!isRefusal || !(error instanceof Error)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    } finally {
      await database.close();
    }
  });
}
