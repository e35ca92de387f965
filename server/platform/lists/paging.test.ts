import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANSWER_MAX_BYTES, PAGE_SIZE_MAX } from '#domain/kernel/paging.ts';
import { readEnglish } from '#tests/support/english-reader.ts';
import { parsePageRequest, readLongPage, readPages, toPage, type OrderValue } from './paging.ts';

readEnglish();

const id = '00000000-0000-4000-8000-000000000000';
const order: readonly OrderValue[] = ['date', 'instant', 'id'];
const cursorOf = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

test('sets the cursor of the next page, and none on the last page', () => {
  const headers: [string, string][] = [];
  const setHeader = (name: string, value: string) => headers.push([name, value]);
  const page = parsePageRequest({ limit: 2 }, ['number']);
  const rowsOf = (...ids: number[]) => ids.map((row) => ({ id: row }));
  const key = (row: { id: number }) => [String(row.id)];
  expect(toPage({ setHeader }, rowsOf(7, 8, 9), page, key)).toEqual(rowsOf(7, 8));
  expect(headers).toEqual([['x-next-cursor', expect.any(String)]]);
  const next = parsePageRequest({ limit: 2, cursor: headers[0]?.[1] }, ['number']);
  expect(next).toEqual({ limit: 2, after: ['8'] });
  expect(toPage({ setHeader }, rowsOf(9), next, key)).toEqual(rowsOf(9));
  expect(headers).toHaveLength(1);
});

test('ends a page of long rows before 400 kB, with the cursor of the next', () => {
  const headers: string[] = [];
  const setHeader = (_name: string, value: string) => headers.push(value);
  const rows = (text: string) => Array.from({ length: 500 }, (_, at) => ({ id: at, text, tags: [text, { text }] }));
  const page = parsePageRequest({ limit: 500 }, ['number']);
  const key = (row: { id: number }) => [String(row.id)];
  // Each text is in a row three times. Letters of Gujarati have three bytes, an escaped one has two.
  for (const [text, bytes] of [
    ['ક'.repeat(1000), 9000],
    ['"'.repeat(1500), 9000],
  ] as const) {
    const shown = toPage({ setHeader }, rows(text), page, key);
    expect(shown.length).toBeGreaterThan(40);
    expect(shown.length).toBeLessThan(400_000 / bytes);
    expect(parsePageRequest({ cursor: headers.at(-1) }, ['number']).after).toEqual([String(shown.length - 1)]);
  }
  expect(toPage({ setHeader }, rows('x'.repeat(200)), page, key)).toHaveLength(500);
  expect(toPage({ setHeader }, [{ id: 1, text: 'x'.repeat(2_000_000) }], page, key)).toHaveLength(1);
  expect(headers).toHaveLength(2);
});

test('reads as many long rows as fit, and short rows to the limit', async () => {
  const list = (text: string) => Array.from({ length: 700 }, (_, at) => ({ at, text }));
  const read = async (text: string, limit: number, firstRows?: number) => {
    const asked: number[] = [];
    const headers: string[] = [];
    const shown = await readLongPage(
      { setHeader: (_name, value) => headers.push(value) },
      parsePageRequest({ limit }, ['number']),
      (page) => {
        asked.push(page.limit);
        const from = page.after === undefined ? 0 : Number(page.after[0]) + 1;
        return Promise.resolve(list(text).slice(from, from + page.limit + 1));
      },
      (row) => [String(row.at)],
      firstRows,
    );
    expect(shown.map(({ at }) => at)).toEqual(
      list(text)
        .map(({ at }) => at)
        .slice(0, shown.length),
    );
    expect(parsePageRequest({ cursor: headers[0] }, ['number']).after).toEqual([String(shown.length - 1)]);
    return { asked, shown: shown.length };
  };
  expect(await read('x'.repeat(700), 500)).toEqual({ asked: [50, 450], shown: 500 });
  expect(await read('ક', 40)).toEqual({ asked: [40], shown: 40 });
  const long = await read('ક'.repeat(2000), 500);
  expect(long.asked.reduce((sum, rows) => sum + rows, 0)).toBeLessThan(80);
  expect(long.shown).toBeGreaterThan(60);
  expect(await read('ક'.repeat(10_000), 500)).toEqual({ asked: [50], shown: 13 });
  expect(await read('ક'.repeat(10_000), 500, 14)).toEqual({ asked: [14], shown: 13 });
  expect(await read('x', 500, 14)).toEqual({ asked: [14, 486], shown: 500 });
});

test('uses the maximum page size without a limit', () => {
  expect(parsePageRequest(undefined, order)).toEqual({ limit: PAGE_SIZE_MAX, after: undefined });
});

test.each([
  ['no base64 of JSON', 'here'],
  ['too few values', cursorOf('2026-02-28', '2026-02-28T00:00:00.000Z')],
  ['a value that is no text', cursorOf('2026-02-28', 5, id)],
  ['a day that no calendar has', cursorOf('2026-02-30', '2026-02-28T00:00:00.000Z', id)],
  ['an instant that no calendar has', cursorOf('2026-02-28', '2026-02-30T00:00:00.000Z', id)],
  ['a day of the year 0', cursorOf('0000-02-28', '2026-02-28T00:00:00.000Z', id)],
  ['an instant of the year 0', cursorOf('2026-02-28', '0000-02-28T00:00:00.000Z', id)],
  ['an instant of no month', cursorOf('2026-02-28', '2026-13-01T00:00:00.000Z', id)],
  ['an id that is none', cursorOf('2026-02-28', '2026-02-28T00:00:00.000Z', 'id')],
])('rejects a cursor with %s', (_what, cursor) => {
  expect(() => parsePageRequest({ cursor }, order)).toThrow('cannot be read on');
});

test('reads a whole list page by page, each after the last row of the previous page', async () => {
  const size = 500;
  const list = Array.from({ length: 2 * size + 1 }, (_, index) => index);
  const starts: (string | undefined)[] = [];
  const pages = readPages(
    async ({ limit, after }) => {
      starts.push(after?.[0]);
      const from = after === undefined ? 0 : Number(after[0]) + 1;
      return list.slice(from, from + limit + 1);
    },
    (row) => [String(row)],
  );
  const read: number[] = [];
  for await (const rows of pages) read.push(...rows);
  expect(read).toEqual(list);
  expect(starts).toEqual([undefined, String(size - 1), String(2 * size - 1)]);
});

test('ends a page of any text before a megabyte', () => {
  const letter = fc.constantFrom('\u0001', '\u001F', '"', '\\', '\n', 'ક', '🎂', '\uD800', 'x', '\u2028');
  const text = fc.array(fc.oneof(letter, fc.string({ unit: 'binary', maxLength: 2 })), { minLength: 1, maxLength: 10 });
  const isBounded = (letters: string[], times: number) => {
    const row = { text: letters.join('').repeat(times), tags: [letters.join('')] };
    const rows = Array.from({ length: 300 }, () => row);
    const shown = toPage({ setHeader: () => undefined }, rows, { limit: 300, after: undefined }, () => ['1']);
    return Buffer.byteLength(JSON.stringify(shown)) < ANSWER_MAX_BYTES;
  };
  // 640 control characters a row: 1.1 MB as JSON.
  expect(isBounded(['\u0001'], 640)).toBe(true);
  const property = fc.property(text, fc.integer({ min: 1, max: 40 }), isBounded);
  expect(fc.check(property, { numRuns: 10 }).counterexample).toBeNull();
});
