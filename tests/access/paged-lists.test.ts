import { randomUUIDv7 } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { ListedEndpoint } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, type Person, registerCouple } from '#tests/support/people.ts';
import { callApi, recordCalls } from '#tests/support/records/calls.ts';

const AT_ONCE = 3;

const Row = z.looseObject({ id: z.string() });

/** True if a call's input, which may be optional, has this field. */
function hasField(endpoint: ListedEndpoint | undefined, field: string): boolean {
  const input = endpoint?.endpoint['~orpc'].inputSchema;
  const whole = input instanceof z.ZodOptional ? input.unwrap() : input;
  return whole instanceof z.ZodObject && field in whole.shape;
}

const paged = recordCalls.filter(({ create, find }) => hasField(create, 'id') && hasField(find('', 'GET'), 'limit'));

let app: TestApp;
let riya: Person;
beforeAll(async () => {
  app = await createTestApp();
  [riya] = await registerCouple(app);
  await makePremium(app, riya);
  // Settlements need a debt.
  await riya.api.balance.changeSplitting({ isOn: true });
  await riya.api.expenses.create({ title: 'Rent', amount: '90000' });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => app.close());

async function readPages(path: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const response = await riya.fetch(`${path}?${new URLSearchParams({ limit: '2', ...(cursor && { cursor }) })}`);
    expect(response.status).toBe(200);
    const rows = z.array(Row).parse(await response.json());
    expect(rows.length).toBeLessThanOrEqual(2);
    ids.push(...rows.map(({ id }) => id));
    cursor = response.headers.get('x-next-cursor');
  }
  return ids;
}

test.each(paged)('reads records of one instant once each in pages of $path', async ({ path, fields }) => {
  const start = app.platform.clock.now();
  const now = vi.spyOn(app.platform.clock, 'now');
  const sorted = Array.from({ length: 2 * AT_ONCE }, () => randomUUIDv7());
  // The later instant has the lower ids, which ascend within an instant, so that neither alone gives the order.
  const ids: string[] = [...sorted.slice(AT_ONCE), ...sorted.slice(0, AT_ONCE)];
  for (const [place, id] of ids.entries()) {
    now.mockReturnValue(start.add({ seconds: Math.floor(place / AT_ONCE) }));
    await callApi(riya, 'POST', path, { ...fields({ only: 'required' }), id });
  }
  const pages = await readPages(path);
  expect(pages.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
  const whole = z.array(Row).parse(await callApi(riya, 'GET', path));
  expect(pages).toEqual(whole.map(({ id }) => id));
});
