import { expect, test } from 'vitest';
import { fetchAllPages } from './fetch-all-pages.ts';

/** Serves a list of seven rows, three on each page. */
function serve(asked: string[]) {
  return (request: Request) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.toString());
    const from = Number(searchParams.get('cursor') ?? 0);
    const next = from + 3 < 7 ? { 'x-next-cursor': String(from + 3) } : undefined;
    const rows = [0, 1, 2, 3, 4, 5, 6].slice(from, from + 3);
    return Promise.resolve(Response.json(rows, next && { headers: next }));
  };
}

test('fetches all pages of a list without a limit, and keeps its filters', async () => {
  const asked: string[] = [];
  const response = await fetchAllPages(new Request('http://jugal.test/api/notes?category=food'), serve(asked));
  expect(await response.json()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(asked).toEqual(['category=food', 'category=food&cursor=3', 'category=food&cursor=6']);
});

test('returns one page with its cursor for a call with a limit', async () => {
  const asked: string[] = [];
  const response = await fetchAllPages(new Request('http://jugal.test/api/notes?limit=3'), serve(asked));
  expect([await response.json(), response.headers.get('x-next-cursor')]).toEqual([[0, 1, 2], '3']);
  expect(asked).toHaveLength(1);
});
