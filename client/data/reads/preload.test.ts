import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { firstReadsScript, dropPreloaded, claimPreloaded } from './preload.ts';

afterEach(() => vi.unstubAllGlobals());

const origin = 'https://jugal.example';

/** Runs the script as the shell's head does. Returns the paths that it requested. */
function openPage({ cookie, kept = {} }: { cookie: string; kept?: Record<string, string> }) {
  const asked: string[] = [];
  const fetch = (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ path, id: 'riya' }));
  };
  const window: Pick<Window, 'jugalFirstReads'> = {};
  const localStorage = { getItem: (key: string) => kept[key] ?? null };
  runInNewContext(firstReadsScript, {
    window,
    document: { cookie, documentElement: { lang: 'en' } },
    fetch,
    localStorage,
  });
  vi.stubGlobal('window', window);
  return asked;
}

const get = (path: string, memberId = 'riya') => new Request(origin + path, { headers: { 'x-member-id': memberId } });
const again = () => Promise.resolve(Response.json({ path: 'again' }));
const claim = (request: Request) => claimPreloaded(request, again);

test('asks who is signed in, and for the first page of their copy', () => {
  expect(openPage({ cookie: 'jugal_in=1' })).toEqual(['/api/auth/user', '/api/copy']);
});

test('asks for no copy on a device that has one', () => {
  expect(openPage({ cookie: 'jugal_in=1', kept: { 'jugal-copied': '1' } })).toEqual(['/api/auth/user']);
});

test('returns the copy to its member alone, once', async () => {
  openPage({ cookie: 'jugal_in=1' });
  expect(await (await claim(get('/api/copy')))?.json()).toMatchObject({ path: '/api/copy' });
  expect(claim(get('/api/copy'))).toBeUndefined();
  openPage({ cookie: 'jugal_in=1' });
  expect(await (await claim(get('/api/copy', 'arjun')))?.json()).toEqual({ path: 'again' });
});

test('asks again for a copy that did not arrive', async () => {
  vi.stubGlobal('window', { jugalFirstReads: { '/api/copy': Promise.reject(new TypeError('Failed to fetch')) } });
  expect(await (await claim(get('/api/copy')))?.json()).toEqual({ path: 'again' });
});

test('preloads nothing while signed out', () => {
  expect(openPage({ cookie: 'jugal_in=' })).toEqual([]);
  expect(claim(get('/api/auth/user'))).toBeUndefined();
});

test('preloads nothing while app lock is on', () => {
  expect(openPage({ cookie: 'jugal_in=1', kept: { 'jugal-lock': 'riya' } })).toEqual([]);
});

test('returns each response once, and only for the exact call', async () => {
  openPage({ cookie: 'theme=dark; jugal_in=1' });
  expect(claim(get('/api/auth/user?limit=1'))).toBeUndefined();
  expect(claim(new Request(`${origin}/api/auth/user`, { method: 'POST' }))).toBeUndefined();
  const response = await claim(get('/api/auth/user'));
  expect(await response?.json()).toMatchObject({ path: '/api/auth/user' });
  expect(claim(get('/api/auth/user'))).toBeUndefined();
});

test('discards preloaded reads after the live updates start', () => {
  openPage({ cookie: 'jugal_in=1' });
  dropPreloaded();
  expect(claim(get('/api/auth/user'))).toBeUndefined();
});
