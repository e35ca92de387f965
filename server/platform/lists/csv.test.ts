import { expect, test } from 'vitest';
import { toCsvFile } from './csv.ts';

/** A list of pages of one row, which says how far it was read. */
function listOf(count: number) {
  const state = { read: 0, isLeft: false };
  async function* pages() {
    try {
      for (; state.read < count; state.read += 1) {
        yield [`row ${state.read}`];
        await Promise.resolve();
      }
    } finally {
      state.isLeft = true;
    }
  }
  return {
    state,
    file: { name: 'list.csv', heads: ['Row'], pages: pages(), toLine: (row: string) => [row] },
  };
}
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('a file is written page by page, with its heads on the first', async () => {
  const { file } = listOf(3);
  const { body, headers } = await toCsvFile({ log }, file);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(await new Response(body).text()).toBe('Row\r\nrow 0\r\nrow 1\r\nrow 2\r\n');
});

test('a page is read when the one before was taken, and none for a caller who has gone', async () => {
  const { file, state } = listOf(100);
  const { body } = await toCsvFile({ log }, file);
  const reader = body.getReader();
  for (const pages of [0, 1, 2]) {
    await reader.read();
    expect(state.read).toBe(pages);
  }
  await reader.cancel();
  expect(state).toEqual({ read: 2, isLeft: true });
});

test('a first page that cannot be read is an error before the response begins', async () => {
  const pages = {
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no database')) }),
  };
  const file = { name: 'list.csv', heads: ['Row'], pages, toLine: (row: string) => [row] };
  await expect(toCsvFile({ log }, file)).rejects.toThrow('no database');
});
