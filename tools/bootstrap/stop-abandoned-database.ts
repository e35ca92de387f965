import { readConfig } from '#server/config.ts';
import { stopAbandonedPostgres } from '#server/db/embedded-postgres.ts';

const config = readConfig(process.env);
if (!config.databaseUrl) await stopAbandonedPostgres(config.dataDir);
