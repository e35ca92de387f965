import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bareName, type BuiltFile, digestOf, renameFiles } from './built-files.ts';
import { reuseFiles } from './reuse-files.ts';

const kept = new Map<string, Response>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...kept.keys()].map((path) => ({ url: `https://jugal.test${path}` })),
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, response: Response) => void kept.set(path, response),
    }),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Keeps the files of a former version, by path. */
function keep(files: Readonly<Record<string, string>>): void {
  for (const [url, text] of Object.entries(files))
    kept.set(url, new Response(text, { headers: { 'content-type': 'text/javascript' } }));
}

function describe(files: Readonly<Record<string, string>>): Promise<BuiltFile[]> {
  return Promise.all(
    Object.entries(files).map(async ([url, text]) => ({
      url,
      content: await digestOf(text),
      body: await digestOf(renameFiles(text, bareName)),
    })),
  );
}

/** Returns the paths that are kept after the update, with their texts. */
async function update(files: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  await reuseFiles(await describe(files), 'files');
  const texts: Record<string, string> = {};
  for (const [url, response] of kept) texts[url] = await response.text();
  return texts;
}

const former = {
  '/assets/card-11111111.js': 'export const rows=1',
  '/assets/home-22222222.js': 'import{rows}from"./card-11111111.js";import"./dist-44444444.js"',
  '/assets/entry-33333333.js': 'import("./home-22222222.js")',
  '/assets/dist-44444444.js': 'export const first=1',
  '/assets/dist-55555555.js': 'export const other=1',
};

test('makes every file that differs in the names of others alone, and leaves the changed one to the network', async () => {
  keep(former);
  const next = {
    '/assets/card-aaaaaaaa.js': 'export const rows=2',
    '/assets/home-bbbbbbbb.js': 'import{rows}from"./card-aaaaaaaa.js";import"./dist-44444444.js"',
    '/assets/entry-cccccccc.js': 'import("./home-bbbbbbbb.js")',
    '/assets/dist-44444444.js': 'export const first=1',
    '/assets/dist-55555555.js': 'export const other=1',
  };
  const { '/assets/card-aaaaaaaa.js': changed, ...others } = next;
  expect(changed).toContain('rows=2');
  expect(await update(next)).toEqual({ ...former, ...others });
  expect(kept.get('/assets/entry-cccccccc.js')?.headers.get('content-type')).toBe('text/javascript');
});

test('tells files of one name apart by what they contain', async () => {
  keep(former);
  const next = {
    '/assets/dist-eeeeeeee.js': 'export const other=1',
    '/assets/home-bbbbbbbb.js': 'import{rows}from"./card-11111111.js";import"./dist-44444444.js"',
    '/assets/card-11111111.js': 'export const rows=1',
    '/assets/dist-44444444.js': 'export const first=1',
  };
  expect(await update(next)).toMatchObject(next);
});

test('makes nothing that is not exactly the new content', async () => {
  keep(former);
  // Both of the files called dist have changed, so that it is not known which one the screen means.
  const next = {
    '/assets/dist-eeeeeeee.js': 'export const first=2',
    '/assets/dist-ffffffff.js': 'export const other=2',
    '/assets/home-bbbbbbbb.js': 'import{rows}from"./card-11111111.js";import"./dist-eeeeeeee.js"',
    '/assets/card-11111111.js': 'export const rows=1',
  };
  expect(Object.keys(await update(next)).toSorted()).toEqual(Object.keys(former).toSorted());
});

test('reads nothing at the first installation, or where all files are kept', async () => {
  expect(await update({ '/assets/card-11111111.js': 'export const rows=1' })).toEqual({});
  keep(former);
  expect(await update(former)).toEqual(former);
});
