import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  [riya] = await registerCouple(app);
  await makePremium(app, riya);
  await makeAdmin(app, riya);
});
afterAll(() => app.close());

/** Calls after which the member's later calls would only be rejected. */
const ENDING = new Set(['accounts.deleteAccount', 'accounts.logout', 'accounts.endSession']);

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}

/** A call, and the names that its body and its query take. */
interface Call {
  name: string;
  method: string;
  path: string;
  fields: string[];
  queries: string[];
}

async function listCalls(): Promise<Call[]> {
  const response = await app.visit().fetch('/api/openapi.json');
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> };
  return listEndpoints(contract)
    .filter(({ name, isStream, meta }) => !isStream && !meta.hasSignedBody && !ENDING.has(name))
    .map(({ name, method, path }) => {
      const { requestBody, parameters = [] } = paths[path]?.[method.toLowerCase()] ?? {};
      const schema = requestBody?.content['application/json']?.schema;
      const queries = parameters.filter((each) => each.in === 'query').map((each) => each.name);
      return { name, method, path, fields: Object.keys(schema?.properties ?? {}), queries };
    });
}

const TEXTS = [
  ['', ' ', '\u0000', 'a\u0000b', '\uD800', '\u202E', 'x'.repeat(20_000), '👩‍❤️‍👨', '१२', '%00', '__proto__'],
  ['-0', 'NaN', '1e5', '0.001', '99999999999999999999', '24:00', '23:59', 'UTC', 'all', 'https://'],
  ['0000-01-01', '9999-12-31', '2026-02-30', '-271821-04-20', '+275760-09-13', '2026-11-30T25:00:00Z'],
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

test('rejects hostile input with a message and never with a server error', { timeout: 900_000 }, async () => {
  const calls = await listCalls();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      fc.array(fc.tuple(fc.nat(), hostileValue), { minLength: 1, maxLength: 4 }),
      fc.string({ unit: 'binary' }),
      async ({ name, method, path, fields, queries }, given, parameter) => {
        const named = (names: readonly string[]) =>
          names.length === 0 ? [] : given.map(([index, value]) => [names[index % names.length] ?? '', value] as const);
        const body =
          fields.length === 0 ? given[0]?.[1] : { ...recordBodies[name]?.(), ...Object.fromEntries(named(fields)) };
        const query = new URLSearchParams(named(queries).map(([key, value]) => [key, String(value)]));
        const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(parameter.toWellFormed() || '-'));
        const response = await riya.fetch(`${filled}?${query.toString()}`, {
          method,
          ...(method !== 'GET' && {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body) ?? 'null',
          }),
        });
        expect(response.status).toBeLessThan(500);
        const text = await response.text();
        const isExplained = response.status < 400 || /"message":"[^"]/.test(text);
        expect([isExplained, text]).toEqual([true, text]);
      },
    ),
    { numRuns: CALLS },
  );
});
