import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobs, defineJob } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/observability/open-log.ts';
import { createTracer } from '#server/platform/observability/open-telemetry.ts';
import type { Tracer } from '#server/platform/observability/tracer.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson } from '#tests/support/people.ts';

/** A span in the JSON encoding of OTLP over HTTP. */
interface OtlpSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code: number };
}
interface OtlpRequest {
  resourceSpans: { resource: unknown; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

const spans: OtlpSpan[] = [];
let resources = '';
let collector: Server;
let tracer: Tracer;
let app: TestApp;
let url: string;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      if (request.url !== '/v1/traces') response.writeHead(404).end();
      else {
        const { resourceSpans } = JSON.parse(body) as OtlpRequest;
        resources += JSON.stringify(resourceSpans.map(({ resource }) => resource));
        for (const { scopeSpans } of resourceSpans) for (const each of scopeSpans) spans.push(...each.spans);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  tracer = createTracer({ endpoint: `http://127.0.0.1:${port}`, serviceName: 'jugal-test', log });
  // The test's calls come from this machine, so it is the trusted proxy.
  app = await createTestApp({ tracer, env: { TRUST_PROXY: '127.0.0.1' } });
  url = await app.listen();
  const member = await registerPerson(app, 'Riya');
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const created = await fetch(`${url}/api/expenses`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01`,
    },
    body: JSON.stringify({ title: 'a private dinner', amount: '120.50' }),
  });
  if (created.status !== 201) throw new Error(`the expense was answered ${created.status}`);
  await runTracedJob(log);
  await app.close();
  // Sends all pending spans to the collector.
  await tracer.stop();
});
afterAll(() => {
  collector.close();
});

function attributesOf({ attributes }: OtlpSpan): Record<string, string | number | undefined> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}

test('continues the proxy’s trace with a span named by the route', () => {
  const call = spans.find(({ name }) => name === 'POST /api/expenses');
  expect(call).toMatchObject({ kind: SERVER, traceId: TRACE_ID, parentSpanId: '00f067aa0ba902b7' });
  expect(call && attributesOf(call)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/expenses',
    'http.response.status_code': 201,
    'jugal.request_id': expect.stringMatching(/^[\da-f]{8}$/) as unknown,
  });
  expect(resources).toContain('jugal-test');
});

test('nests the statements of the gate and the handler below the call, with their text and without values', () => {
  const call = spans.find(({ name }) => name === 'POST /api/expenses');
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(queries.length).toBeGreaterThan(1);
  for (const query of queries) expect(query).toMatchObject({ kind: CLIENT, traceId: TRACE_ID });
  const texts = queries.map((query) => String(attributesOf(query)['db.query.text']));
  expect(texts.some((text) => text.includes('sessions'))).toBe(true);
  expect(texts.some((text) => /insert into "?expenses/i.test(text))).toBe(true);
  expect(queries.map(({ name }) => name)).toContain('commit');
  expect(JSON.stringify(spans)).not.toMatch(/private dinner|120\.50|Riya|@example/);
});

test('gives a job a root span with its statements below it', () => {
  const job = spans.find(({ name }) => name === 'job traced');
  expect(job).toMatchObject({ kind: CONSUMER });
  expect(job?.parentSpanId ?? '').toBe('');
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
  expect(queries.map((query) => attributesOf(query)['db.query.text'])).toEqual(['select $1::text as told']);
});

/** Runs one job as the server does. */
async function runTracedJob(log: Log): Promise<void> {
  const { db, url: databaseUrl } = app.database;
  const jobs = createJobs({ databaseUrl, log, tracer });
  const traced = defineJob<{ told: string }>('traced');
  const worked = new Promise<void>((resolve) => {
    jobs.handle(traced, async ({ told }) => {
      await sql`select ${told}::text as told`.execute(db);
      resolve();
    });
  });
  await jobs.start({ isWorking: true });
  await db.transaction().execute((tx) => jobs.send(tx, traced, { told: 'a private dinner' }));
  await worked;
  await jobs.stop();
}
