import { z } from 'zod';
import { compareSizes, type Contestant, pick, pickCouple, send } from './support/at-scale.ts';
import type { Call } from './support/open-load.ts';

/**
 * Compares the speed of whole copies and of deltas at a fixed rate, at a thousand couples and at a million, in turn in one
 * run: of ten calls two record an expense, two begin a whole copy, one reads its next page, five ask what is new.
 *
 *     node bench/copy.ts [COUPLES…]
 */
const sizes = process.argv.slice(2).map(Number);

const Part = z.object({ position: z.string(), cursor: z.string().nullable() });
/** The last whole copy of each member by their server and cookie, whose place the next calls take up. */
const places = new Map<string, z.infer<typeof Part>>();

const calls: readonly ((url: string, cookie: string) => Call)[] = [
  record,
  record,
  begin,
  begin,
  (url, cookie) => {
    const cursor = places.get(url + cookie)?.cursor;
    return cursor ? read(url, cookie, 'GET next page of a whole copy', `?cursor=${cursor}`) : begin(url, cookie);
  },
  ...Array.from({ length: 5 }, () => askSince),
];

await compareSizes(sizes.length > 0 ? sizes : [1000, 1_000_000], {
  firstLook: (url, { cookies }) => cookies.map((cookie) => begin(url, cookie)),
  nextCall: (contestant: Contestant, index) => {
    const cookie = pick(pickCouple(contestant).cookies, index);
    return pick(calls, index)(contestant.url, cookie);
  },
});

function record(url: string, cookie: string): Call {
  const body = { title: 'Chai', amount: '40', category: 'food' };
  const call = { method: 'POST', path: '/api/expenses', cookie, body } as const;
  return { name: 'POST /api/expenses', run: async () => void (await send(url, call)) };
}

function begin(url: string, cookie: string): Call {
  return read(url, cookie, 'GET first page of a whole copy', '');
}

/** Asks for what is new, which the place of the copy then contains. */
function askSince(url: string, cookie: string): Call {
  const { position = '' } = places.get(url + cookie) ?? {};
  return read(url, cookie, 'GET changes since a copy', `?since=${position}`);
}

function read(url: string, cookie: string, name: string, query: string): Call {
  return {
    name,
    async run() {
      const part = Part.parse(JSON.parse(await send(url, { method: 'GET', path: `/api/copy${query}`, cookie })));
      const cursor = part.cursor ?? places.get(url + cookie)?.cursor ?? null;
      places.set(url + cookie, { position: part.position, cursor });
    },
  };
}
