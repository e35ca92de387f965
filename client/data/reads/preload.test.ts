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
    return Promise.resolve(Response.json({ path }));
  };
  const window: Pick<Window, 'jugalFirstReads'> = {};
  const localStorage = { getItem: (key: string) => kept[key] ?? null };
  runInNewContext(firstReadsScript, {
    window,
    document: { cookie },
    fetch,
    localStorage,
  });
  vi.stubGlobal('window', window);
  return asked;
}

const get = (path: string) => new Request(origin + path);

test('asks who is signed in, for a member', () => {
  expect(openPage({ cookie: 'jugal_in=1' })).toEqual(['/api/auth/user']);
});

test('preloads nothing while signed out', () => {
  expect(openPage({ cookie: 'jugal_in=' })).toEqual([]);
  expect(claimPreloaded(get('/api/auth/user'))).toBeUndefined();
});

test('preloads nothing while app lock is on', () => {
  expect(openPage({ cookie: 'jugal_in=1', kept: { 'jugal-lock': 'riya' } })).toEqual([]);
});

test('returns each response once, and only for the exact call', async () => {
  openPage({ cookie: 'theme=dark; jugal_in=1' });
  expect(claimPreloaded(get('/api/auth/user?limit=1'))).toBeUndefined();
  expect(claimPreloaded(new Request(`${origin}/api/auth/user`, { method: 'POST' }))).toBeUndefined();
  const response = await claimPreloaded(get('/api/auth/user'));
  expect(await response?.json()).toEqual({ path: '/api/auth/user' });
  expect(claimPreloaded(get('/api/auth/user'))).toBeUndefined();
});

test('discards preloaded reads after the live updates start', () => {
  openPage({ cookie: 'jugal_in=1' });
  dropPreloaded();
  expect(claimPreloaded(get('/api/auth/user'))).toBeUndefined();
});
