import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { contract } from '#domain/api.ts';
import { METHODS } from '#domain/registry/endpoint.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { parseMetrics, type Sample, sumOf } from '#tests/support/metrics.ts';
import { registerPerson } from '#tests/support/people.ts';
import { listEndpoints } from '../api.ts';

const REQUESTS = 'jugal_http_requests_total';
const DURATIONS = 'jugal_http_request_duration_seconds_count';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await createTestApp({ env: { METRICS_PORT: '9464' } });
  url = await app.listen();
});
afterAll(() => app.close());

async function readSamples(): Promise<Sample[]> {
  return parseMetrics((await app.platform.metrics?.expose()) ?? '');
}

async function countOf(name: string, labels: Record<string, string>): Promise<number> {
  return sumOf(await readSamples(), name, labels);
}

test('counts and times a call by its route pattern and status', async () => {
  const id = crypto.randomUUID();
  const response = await fetch(`${url}/api/date-events/${id}/calendar.ics?token=a-secret`);
  expect(response.status).toBe(401);
  await response.arrayBuffer();
  const labels = { method: 'GET', route: '/api/date-events/{id}/calendar.ics' };
  await expect.poll(() => countOf(REQUESTS, { ...labels, status: '401' })).toBe(1);
  expect(await countOf(DURATIONS, labels)).toBe(1);
  expect(await app.platform.metrics?.expose()).not.toContain(id);
});

test('counts a stream as open until it ends and as a call after that, without a duration', async () => {
  const person = await registerPerson(app);
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const leave = new AbortController();
  const response = await fetch(`${url}/api/live`, { headers: { cookie }, signal: leave.signal });
  expect(response.status).toBe(200);
  expect(await countOf('jugal_live_streams', {})).toBe(1);
  leave.abort();
  const labels = { method: 'GET', route: '/api/live' };
  await expect.poll(() => countOf(REQUESTS, { ...labels, status: '200' })).toBe(1);
  await expect.poll(() => countOf('jugal_live_streams', {})).toBe(0);
  expect(await countOf(DURATIONS, labels)).toBe(0);
});

test('takes labels from the contract and never from a request', async () => {
  const before = (await readSamples()).length;
  const paths = Array.from({ length: 60 }, (_, index) => `stranger-${index}`);
  for (const path of paths) {
    await fetch(`${url}/${path}`, { method: ['GET', 'PUT', 'PROPFIND', 'MKCOL'][path.length % 4] ?? 'GET' });
    await fetch(`${url}/api/${path}?q=${path}`, { headers: { 'user-agent': path, cookie: `jugal=${path}` } });
    await fetch(`${url}/api/users/${path}/avatar/${path}`, { method: path.endsWith('7') ? 'LOCK' : 'GET' });
  }
  await expect.poll(() => countOf(REQUESTS, { route: '/api/users/{id}/avatar/{version}' })).toBe(54);
  const samples = await readSamples();
  const patterns = new Set(listEndpoints(contract).map(({ path }) => path));
  const known = new Set([...patterns, 'none', '/api', '/api/*']);
  const ofRoutes = samples.filter(({ labels }) => labels['route'] !== undefined);
  expect(ofRoutes.filter(({ labels }) => !known.has(labels['route'] ?? ''))).toEqual([]);
  const methods = new Set<string | undefined>([...METHODS, 'OPTIONS', 'other']);
  expect(ofRoutes.filter(({ labels }) => !methods.has(labels['method']))).toEqual([]);
  expect(JSON.stringify(samples)).not.toContain('stranger');
  // 180 calls with 60 different values add only a few routes and methods.
  expect(samples.length - before).toBeLessThan(200);
});

test('reports the jobs that wait now, and a database that is down', async () => {
  const lonely = await createTestApp({ env: { METRICS_PORT: '9464' } });
  onTestFinished(() => lonely.close());
  const read = async () => parseMetrics((await lonely.platform.metrics?.expose()) ?? '');
  expect(sumOf(await read(), 'jugal_jobs_waiting')).toBe(0);
  await registerPerson(lonely);
  const waiting = await read();
  expect(sumOf(waiting, 'jugal_jobs_waiting', { queue: 'mail' })).toBe(1);
  expect(sumOf(waiting, 'jugal_database_up')).toBe(1);
  await lonely.runJobs();
  expect(sumOf(await read(), 'jugal_jobs_waiting')).toBe(0);
  await lonely.platform.jobs.stop();
  const without = await read();
  expect(sumOf(without, 'jugal_database_up')).toBe(0);
  expect(without.filter(({ name }) => name === 'jugal_jobs_waiting')).toEqual([]);
});

test('counts nothing without a metrics port', async () => {
  const uncounted = await createTestApp();
  expect(uncounted.platform.metrics).toBeNull();
  await uncounted.close();
});
