import { stopAbandoned } from '#packages/embedded-postgres/start-postgres.ts';
import { readConfig } from '#server/config.ts';

const config = readConfig(process.env);
if (!config.databaseUrl) await stopAbandoned(config.dataDir);
