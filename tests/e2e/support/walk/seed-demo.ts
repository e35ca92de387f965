import { seedDemo } from '#demo/seed-demo.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { readAllFrom } from '#server/db/replicas/reads.ts';
import { handleJobs } from '#server/jobs.ts';
import { openLog } from '#server/platform/observability/open-log.ts';
import { openPlatform } from '#server/platform/open-platform.ts';

// Seeds the demo into DATABASE_URL and DATA_DIR, as a process that a test waits for.
const config = readConfig(process.env);
const databaseUrl = config.databaseUrl ?? '';
await migrate(databaseUrl);
const database = openDatabase({ url: databaseUrl });
const log = openLog('warn');
const platform = await openPlatform({ config, databaseUrl, database, reads: readAllFrom(database.db), log });
handleJobs(platform);
await platform.jobs.start({ isWorking: false });
await seedDemo(platform);
await platform.jobs.stop();
await platform.securityLog.stop();
await database.close();
