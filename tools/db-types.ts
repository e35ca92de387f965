import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate, PostgresDialect } from 'kysely-codegen';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';

/** Writes the types of all tables, or with --check fails when they do not fit the schema. */
const outFile = join(import.meta.dirname, '../server/db/generated.ts');
const isCheck = process.argv.includes('--check');

const expected = await generateTypes();
if (!isCheck) {
  writeFileSync(outFile, expected);
} else if (readFileSync(outFile, 'utf8') !== expected) {
  console.error('server/db/generated.ts does not fit the schema. Run: npm run db:types');
  process.exitCode = 1;
}

async function generateTypes(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-types-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durability: 'none', log: console.error });
  try {
    await migrate(postgres.url);
    const { db, close } = openDatabase({ url: postgres.url });
    try {
      return await generate({
        db,
        dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'string' }),
        outFile: null,
        excludePattern: 'schema_migrations',
        typeMapping: {
          timestamptz: 'string',
          timestamp: 'string',
          date: 'string',
          interval: 'string',
          int8: 'number',
        },
      });
    } finally {
      await close();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
