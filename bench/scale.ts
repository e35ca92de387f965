import { contract } from '../domain/api.ts';
import { listEndpoints } from '../server/http/api.ts';
import { dayAhead } from '../tests/support/calendar.ts';
import { compareSizes, pick, pickCouple, send } from './support/at-scale.ts';
import type { Call } from './support/open-load.ts';

/**
 * Compares the speed of each member's read and write, at a fixed rate, at a thousand couples and at a million, in turn in
 * one run.
 *
 *     node bench/scale.ts [COUPLES…]
 *
 * A million couples take about 40 GB and half an hour to insert.
 */
const sizes = process.argv.slice(2).map(Number);
/** Writes among ten calls; the others read. */
const WRITES_OF_TEN = 2;

/** Reads that stay open or are not a couple's lists. */
const otherReads = /export|calendar|live|checkout|vapid|insights|sessions|nudges$/;
const reads = listEndpoints(contract)
  .filter(({ method, meta, isStream }) => method === 'GET' && meta.access === 'member' && !isStream)
  .map(({ path }) => path)
  .filter((path) => !path.includes('{') && !otherReads.test(path));

const writes = [
  { path: '/api/date-events', body: { title: 'Dinner', scheduledDate: dayAhead(30) } },
  { path: '/api/memories', body: { title: 'Kites', memoryDate: '2026-01-14' } },
  { path: '/api/expenses', body: { title: 'Chai', amount: '40', category: 'food' } },
  { path: '/api/partner-notes', body: { title: 'Likes', content: 'Ginger tea', category: 'food' } },
  { path: '/api/important-dates', body: { title: 'Birthday', date: '2026-05-01', category: 'birthday' } },
] as const;

await compareSizes(sizes.length > 0 ? sizes : [1000, 1_000_000], {
  firstLook: (url, { cookies: [cookie] }) => reads.map((path) => toCall(url, { method: 'GET', path, cookie })),
  nextCall: (contestant, index) => {
    const cookie = pick(pickCouple(contestant).cookies, index);
    if (index % 10 >= WRITES_OF_TEN) return toCall(contestant.url, { method: 'GET', path: pick(reads, index), cookie });
    return toCall(contestant.url, { method: 'POST', cookie, ...pick(writes, Math.floor(index / 10)) });
  },
});

function toCall(url: string, call: Parameters<typeof send>[1]): Call {
  return { name: `${call.method} ${call.path}`, run: async () => void (await send(url, call)) };
}
