import { startPostgres } from './start-postgres.ts';

/** Runs the embedded database of a given folder and prints its URL, until SIGTERM. */
const postgres = await startPostgres({
  name: 'held',
  dataDir: process.argv[2] ?? '',
  durability: 'none',
  log: (line) => console.error(line),
});
console.log(postgres.url);
process.on('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
setInterval(() => undefined, 60_000);
