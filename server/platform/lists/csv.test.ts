import { expect, test } from 'vitest';
import { toCsvFile } from './csv.ts';

/** Creates a list with one row per page, and a state that shows how far it was read. */
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

test('writes a file page by page, with the header line first', async () => {
  const { file } = listOf(3);
  const { body, headers } = await toCsvFile({ log }, file);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(await new Response(body).text()).toBe('Row\r\nrow 0\r\nrow 1\r\nrow 2\r\n');
});

test('reads a page when the one before was consumed, and stops if the caller has gone', async () => {
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

test('rejects before the response begins if the first page cannot be read', async () => {
  const pages = {
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no database')) }),
  };
  const file = { name: 'list.csv', heads: ['Row'], pages, toLine: (row: string) => [row] };
  await expect(toCsvFile({ log }, file)).rejects.toThrow('no database');
});
