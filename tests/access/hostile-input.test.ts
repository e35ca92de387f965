import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/api.ts';
import { listEndpoints } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, makePremium, registerCouple, type Person } from '#tests/support/people.ts';
import { recordBodies } from './own-records.ts';

/** `HOSTILE_CALLS=50000` takes about ten minutes. */
const CALLS = Number(process.env['HOSTILE_CALLS'] ?? 300);

let app: TestApp;
let riya: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(register);
afterAll(() => app.close());

async function register(): Promise<void> {
  [riya] = await registerCouple(app);
  await makePremium(app, riya);
  await makeAdmin(app, riya);
}

/** Calls after which the member's later calls would only be rejected. */
const ENDING = new Set(['accounts.deleteAccount', 'accounts.logout', 'accounts.endSession']);

interface Operation {
  parameters?: { name: string; in: string; schema?: unknown }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}

/** A call, and the names that its body and its query take. */
interface Call {
  name: string;
  method: string;
  path: string;
  fields: string[];
  queries: string[];
  /** Names of the fields and queries that take an instant or a day. */
  moments: string[];
}

async function listCalls(): Promise<Call[]> {
  const response = await app.visit().fetch('/api/openapi.json');
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> };
  return listEndpoints(contract)
    .filter(({ name, isStream, meta }) => !isStream && !meta.hasSignedBody && !ENDING.has(name))
    .map(({ name, method, path }) => {
      const { requestBody, parameters = [] } = paths[path]?.[method.toLowerCase()] ?? {};
      const schema = requestBody?.content['application/json']?.schema;
      const asked = parameters.filter((each) => each.in === 'query');
      const queries = asked.map((each) => each.name);
      const schemas = { ...schema?.properties, ...Object.fromEntries(asked.map((each) => [each.name, each.schema])) };
      const moments = Object.keys(schemas).filter((key) => /"format":"date/.test(JSON.stringify(schemas[key]) ?? ''));
      return { name, method, path, fields: Object.keys(schema?.properties ?? {}), queries, moments };
    });
}

/** Instants and days that are well formed, but that `Temporal`, `Date` or the database may not read. */
const MOMENTS = [
  ['2026-01-01T00:00:00.1234567890Z', '0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59-23:59'],
  ['2026-12-31T23:59:60Z', '2026-01-01T00:00:00+00:00:00.1', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z'],
  ['0000-01-01', '9999-12-31', '2026-02-30', '0000-01', '9999-12', '2026-01-01[u-ca=hebrew]'],
].flat();
const TEXTS = [
  ['', ' ', '\u0000', 'a\u0000b', '\uD800', '\u202E', 'x'.repeat(20_000), '👩‍❤️‍👨', '१२', '%00', '__proto__'],
  ['-0', 'NaN', '1e5', '0.001', '99999999999999999999', '24:00', '23:59', 'UTC', 'all', 'https://'],
  ['0000-01-01', '9999-12-31', '2026-02-30', '-271821-04-20', '+275760-09-13', '2026-11-30T25:00:00Z'],
  MOMENTS,
].flat();
const hostileText = fc.constantFrom(...TEXTS);
const hostileValue = fc.oneof(
  hostileText,
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.uuid(),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>({ kind: 'percent', payer: 1e9 }, { kind: 'amounts', payer: '1e3' }),
  fc.constantFrom<unknown>({ every: 'week', interval: 1e9 }, { every: 'month', until: '9999-12-31' }),
  fc.array(hostileText, { maxLength: 300 }),
);

interface Sent {
  parameter: string;
  query: URLSearchParams;
  body: unknown;
}

/** Sends a call. Returns the answer if it is a server error or a refusal without a message, else `null`. */
async function findFault({ method, path }: Call, { parameter, query, body }: Sent): Promise<string | null> {
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(parameter.toWellFormed() || '-'));
  const response = await riya.fetch(`${filled}?${query.toString()}`, {
    method,
    ...(method !== 'GET' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body) ?? 'null',
    }),
  });
  // A hostile call may have ended the session, after which every other call would only be rejected.
  if (response.status === 401) await register();
  const text = await response.text();
  const isExplained = response.status < 400 || /"message":"[^"]/.test(text);
  return response.status < 500 && isExplained ? null : `${method} ${path}: ${response.status} ${text}`;
}

test('rejects hostile input with a message and never with a server error', { timeout: 900_000 }, async () => {
  const calls = await listCalls();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      fc.array(fc.tuple(fc.nat(), hostileValue), { minLength: 1, maxLength: 4 }),
      fc.string({ unit: 'binary' }),
      async (call, given, parameter) => {
        const { name, fields, queries } = call;
        const named = (names: readonly string[]) =>
          names.length === 0 ? [] : given.map(([index, value]) => [names[index % names.length] ?? '', value] as const);
        const body =
          fields.length === 0 ? given[0]?.[1] : { ...recordBodies[name]?.(), ...Object.fromEntries(named(fields)) };
        const query = new URLSearchParams(named(queries).map(([key, value]) => [key, String(value)]));
        expect(await findFault(call, { parameter, query, body })).toBeNull();
      },
    ),
    { numRuns: CALLS },
  );
});

test('reads or rejects each hostile instant and day wherever one is taken', { timeout: 120_000 }, async () => {
  const calls = (await listCalls()).filter(({ moments }) => moments.length > 0);
  expect(calls.map(({ name }) => name)).toContain('fromPartner.set');
  for (const call of calls)
    for (const key of call.moments)
      for (const moment of MOMENTS) {
        const { id } = riya.user;
        const isQuery = call.queries.includes(key);
        const query = new URLSearchParams(isQuery ? { [key]: moment } : {});
        const body = { ...recordBodies[call.name]?.(), ...(!isQuery && { [key]: moment }) };
        expect(await findFault(call, { parameter: id, query, body })).toBeNull();
      }
});
