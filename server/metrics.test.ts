import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { registerOverHttp } from '#tests/support/http-member.ts';
import { parseMetrics, type Sample, sumOf } from '#tests/support/metrics.ts';
import { findFreePort, type RunningProcess, startServer } from '#tests/support/server-process.ts';

/** False on a Citus cluster, which these tests run without replicas. */
const hasReplica = inject('testDatabase').adminUrls.length === 1;
const dataDir = mkdtempSync(join(tmpdir(), 'jugal-metrics-'));
let database: TestDatabase;
let server: RunningProcess;
let metricsUrl: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const port = await findFreePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    METRICS_PORT: String(port),
    ...(hasReplica && { DATABASE_REPLICA_URLS: database.url }),
  });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function readSamples(): Promise<Sample[]> {
  return parseMetrics(await (await fetch(metricsUrl)).text());
}

test('counts a registration as a call, a job and a mail, without a label that names the member', async () => {
  await registerOverHttp(server.url, 'Riya');
  await expect
    .poll(async () => sumOf(await readSamples(), 'jugal_mails_total', { outcome: 'sent' }))
    .toBeGreaterThan(0);
  const samples = await readSamples();
  const registration = { method: 'POST', route: '/api/auth/register', status: '201' };
  expect(sumOf(samples, 'jugal_http_requests_total', registration)).toBe(1);
  expect(sumOf(samples, 'jugal_jobs_total', { queue: 'mail', outcome: 'done' })).toBeGreaterThan(0);
  expect(sumOf(samples, 'jugal_job_duration_seconds_count', { queue: 'mail' })).toBeGreaterThan(0);
  expect(sumOf(samples, 'jugal_jobs_waiting', { queue: 'mail' })).toBe(0);
  expect(JSON.stringify(samples)).not.toMatch(/riya|example\.com/i);
});

test('exposes each connection pool, the event loop, the process and the database', async () => {
  expect((await fetch(metricsUrl)).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const samples = await readSamples();
  for (const pool of ['primary', ...(hasReplica ? ['replica-1'] : [])]) {
    expect(sumOf(samples, 'jugal_db_pool_size', { pool })).toBe(10);
    const open = sumOf(samples, 'jugal_db_pool_in_use', { pool }) + sumOf(samples, 'jugal_db_pool_idle', { pool });
    expect(open).toBeGreaterThan(0);
  }
  expect(sumOf(samples, 'jugal_database_up')).toBe(1);
  expect(sumOf(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(sumOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
});

test('serves metrics only on their own port, and nothing else there', async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect((await fetch(metricsUrl.replace('/metrics', '/api/health'))).status).toBe(404);
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
});

test('exposes every metric that a dashboard or an alert queries', async () => {
  await registerOverHttp(server.url, 'Arjun');
  await expect.poll(async () => sumOf(await readSamples(), 'jugal_jobs_total', { queue: 'mail' })).toBeGreaterThan(0);
  const exposed = new Set((await readSamples()).map(({ name }) => name));
  const root = join(import.meta.dirname, '..');
  const asked = globSync('docs/operations/*.{json,yaml}', { cwd: root }).flatMap((file) =>
    readExpressions(readFileSync(join(root, file), 'utf8')).map((expression) => ({ file, expression })),
  );
  expect(asked.length).toBeGreaterThan(30);
  const unknown = asked.flatMap(({ file, expression }) =>
    metricsOf(expression)
      .filter((name) => !exposed.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('finds a runbook for every alert', () => {
  const root = join(import.meta.dirname, '..');
  const rules = readFileSync(join(root, 'docs/operations/alerts.yaml'), 'utf8');
  const runbooks = [...rules.matchAll(/runbook: (\S+)/g)].map(([, file = '']) => file);
  expect(runbooks.length).toBe([...rules.matchAll(/- alert: /g)].length);
  expect(runbooks.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('finds every npm script that the runbooks mention', () => {
  const root = join(import.meta.dirname, '..');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const named = globSync('docs/{operations,runbooks}/*.md', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/npm run (?:--\w+ )?([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

/** Returns the queries of a dashboard (`"expr": "…"`) or of alert rules (`expr: …`). */
function readExpressions(text: string): string[] {
  const ofDashboard = [...text.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(
    ([, json = '""']) => JSON.parse(json) as string,
  );
  const ofRules = [...text.matchAll(/^\s+expr: (.*)$/gm)].map(([, expression = '']) => expression);
  return [...ofDashboard, ...ofRules];
}

/** Returns the metric names in a PromQL query: names with an underscore outside labels, groupings and strings. */
function metricsOf(expression: string): string[] {
  const bare = expression
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right) *\([^)]*\)/g, '')
    .replaceAll(/\b[a-z_]+ *\(/g, '(');
  return bare.match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g) ?? [];
}
