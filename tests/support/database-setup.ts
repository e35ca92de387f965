import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: { adminUrl: string; templateName: string };
  }
}

const templateName = 'template_jugal';

/** Vitest's global setup: one PostgreSQL for the whole run, with a migrated database to copy from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-vitest-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durability: 'none', log: () => undefined });
  const adminUrl = new URL(postgres.url);
  adminUrl.pathname = '/postgres';
  const client = new Client({ connectionString: adminUrl.href });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const templateUrl = new URL(postgres.url);
  templateUrl.pathname = `/${templateName}`;
  await migrate(templateUrl.href);
  project.provide('testDatabase', { adminUrl: adminUrl.href, templateName });

  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
