import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/api.ts';
import { listEndpoints } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
  [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
});
afterAll(() => app.close());

/** Lists that a member reads whole, each with the reason for its bounded length. */
const bounds: Readonly<Record<string, string>> = {
  'availability.freeTimes': '60 times',
  'accounts.listSessions': 'sign-ins of the last months, which end by themselves',
  'achievements.list': 'the catalogue of achievements',
  'achievements.all': 'the catalogue of achievements',
  'dailyMoment.history': 'the days of a month',
  'dailyQuestion.ahead': 'the questions of seven days',
  'deals.list': 'deals that admins have opened',
  'experiences.list': 'experiences that admins have published',
  'busyCalendars.list': 'five calendars of a member',
  'budgets.list': 'the categories of expenses',
  'expenses.listTitles': 'the latest 1,000 expenses',
  'giftCards.list': 'gift cards that admins offer',
  'lists.list': '100 lists of a couple',
  'lists.listItems': '500 items of a list',
  'notifications.prompts': 'the newest of each of three kinds',
  'ourYear.years': 'the years that a date can have',
  'panchang.read': '62 days',
  'recurring.list': 'max_recurring_expenses of each of the two',
};

/** Returns the innermost type of a schema, without its wrappers. */
function unwrap(schema: unknown): { type?: unknown; shape?: object } {
  const { def, shape } = schema as { def?: { type?: unknown; innerType?: unknown }; shape?: object };
  return def?.innerType === undefined ? { type: def?.type, ...(shape && { shape }) } : unwrap(def.innerType);
}

const lists = listEndpoints(contract).filter(({ endpoint, method, meta }) => {
  const { outputSchema } = endpoint['~orpc'];
  return method === 'GET' && meta.access !== 'admin' && outputSchema && unwrap(outputSchema).type === 'array';
});

function isPaged({ endpoint }: (typeof lists)[number]): boolean {
  const { inputSchema } = endpoint['~orpc'];
  const shape = (inputSchema && unwrap(inputSchema).shape) ?? {};
  return 'limit' in shape && 'cursor' in shape;
}

test('takes a cursor for every list that members can lengthen, unless its bound is declared', () => {
  const whole = lists.filter((each) => !isPaged(each)).map(({ name }) => name);
  expect(whole.toSorted()).toEqual(Object.keys(bounds).toSorted());
});

const at = (n: string) => `date_trunc('second', now()) - ${n} / 2 * interval '1 minute'`;
/** `$1` is the member, `$2` their partner. Rows share their instants in pairs. */
const newest = {
  '/api/partner-nudges': [
    200,
    `insert into nudges (id, from_user_id, to_user_id, message, nudge_type, created_at)
     select gen_random_uuid(), $1::uuid, $2::uuid, 'Chai?', 'sweet', ${at('n')} from generate_series(1, 620) n`,
  ],
  '/api/partner-nudges/received': [
    200,
    `insert into nudges (id, from_user_id, to_user_id, message, nudge_type, created_at)
     select gen_random_uuid(), $2::uuid, $1::uuid, 'Chai?', 'sweet', ${at('n')} from generate_series(1, 620) n`,
  ],
  '/api/notifications': [
    100,
    `insert into notifications (user_id, id, type, path, kind, params, created_at)
     select $1::uuid, gen_random_uuid(), 'other', '/', 'premium_ended', '{}', ${at('n')}
     from generate_series(1, 620) n where $2::uuid is not null`,
  ],
} as const;

test.each(Object.entries(newest))(
  'returns the newest rows of %s without a limit, and all rows in pages',
  async (path, [shown, insert]) => {
    await app.database.pool.query(insert, [riya.user.id, arjun.user.id]);
    // Counts achievements now. The count in the background could notify between the two reads.
    await riya.api.achievements.check();
    const bare = await riya.fetch(path);
    const first = (await bare.json()) as { id: string }[];
    expect(first).toHaveLength(shown);
    expect(bare.headers.get('x-next-cursor')).toBeNull();
    const ids: string[] = [];
    for (let query: string | null = '?limit=150'; query !== null;) {
      const page = await riya.fetch(`${path}${query}`);
      const rows = (await page.json()) as { id: string }[];
      expect(rows.length).toBeLessThanOrEqual(150);
      ids.push(...rows.map(({ id }) => id));
      const cursor = page.headers.get('x-next-cursor');
      query = cursor && `?limit=150&cursor=${cursor}`;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(620);
    expect(first.map(({ id }) => id)).toEqual(ids.slice(0, shown));
  },
);
