import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { hasAttachedProcesses } from '#packages/embedded-postgres/attached-processes.ts';
import { stopAbandoned } from '#packages/embedded-postgres/start-postgres.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { scheduledJobs } from '#server/jobs.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createClusterTemplate } from './cluster-setup.ts';
import { fillSettingsOf } from './database.ts';
import { guardTriggers } from './guard-triggers.ts';
import { touchGuard } from './touch-guard.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Nodes that hold a test's database, the one to query last; several in a cluster. */
    testDatabase: { adminUrls: string[]; templateName: string };
  }
}

const templateName = 'template_jugal';
const folderPrefix = 'jugal-vitest-';
/** Free memory required for the databases of a run, at about 8 MB each. */
const wantedMemoryBytes = 2_000_000_000;

/**
 * Vitest's global setup: one PostgreSQL for the whole run, or the cluster of TEST_CLUSTER_URL, with a migrated
 * template.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const clusterUrl = process.env['TEST_CLUSTER_URL'];
  if (clusterUrl) {
    const { adminUrls, removeTemplate } = await createClusterTemplate(clusterUrl, templateName);
    project.provide('testDatabase', { adminUrls, templateName });
    return removeTemplate;
  }
  const base = findFastFolder();
  await removeLeftovers(base);
  const dataDir = mkdtempSync(join(base, folderPrefix));
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
  await fillSettingsOf(templateUrl.href);
  await watchRepositories(templateUrl.href);
  await createQueues(templateUrl.href);
  project.provide('testDatabase', { adminUrls: [adminUrl.href], templateName });

  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Creates the queues of the scheduled jobs, which each app would create again. */
async function createQueues(databaseUrl: string): Promise<void> {
  const log = { info: console.log, warn: console.warn, error: console.error };
  const jobs = createJobs({ databaseUrl, log });
  for (const { job } of scheduledJobs) jobs.handle(job, () => Promise.resolve());
  await jobs.start({ isWorking: false });
  await jobs.stop();
}

async function watchRepositories(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(guardTriggers);
  await client.query(touchGuard);
  await client.end();
}

/** Prefers memory: copying a database there takes 10 ms, on a disk up to 30 times as long. */
function findFastFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > wantedMemoryBytes ? memory : tmpdir();
}

/** Removes the leftovers of earlier, killed runs. */
async function removeLeftovers(base: string): Promise<void> {
  for (const name of readdirSync(base).filter((entry) => entry.startsWith(folderPrefix))) {
    const folder = join(base, name);
    if (hasAttachedProcesses(join(folder, 'postgres-users'))) continue;
    await stopAbandoned(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}
