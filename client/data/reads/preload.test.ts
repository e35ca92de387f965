import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { firstReadsScript, dropPreloaded, takePreloaded } from './preload.ts';

afterEach(() => vi.unstubAllGlobals());

const origin = 'https://jugal.example';

/** Runs the script as the shell's head does. Returns the paths that it requested. */
function openPage({
  cookie,
  pathname,
  kept = {},
}: {
  cookie: string;
  pathname: string;
  kept?: Record<string, string>;
}) {
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
    location: { pathname },
    fetch,
    localStorage,
  });
  vi.stubGlobal('window', window);
  return asked;
}

const get = (path: string) => new Request(origin + path);

test.each([
  ['/', ['/api/auth/user']],
  ['/dashboard', ['/api/auth/user']],
  ['/memories', ['/api/auth/user']],
])('preloads at %s the reads %j for a member', (pathname, expected) => {
  expect(openPage({ cookie: 'jugal_in=1', pathname })).toEqual(expected);
});

test('preloads nothing while signed out', () => {
  expect(openPage({ cookie: 'jugal_in=', pathname: '/dashboard' })).toEqual([]);
  expect(takePreloaded(get('/api/auth/user'))).toBeUndefined();
});

test('preloads nothing while app lock is on', () => {
  expect(openPage({ cookie: 'jugal_in=1', pathname: '/dashboard', kept: { 'jugal-lock': 'riya' } })).toEqual([]);
});

test('returns each response once, and only for the exact call', async () => {
  openPage({ cookie: 'theme=dark; jugal_in=1', pathname: '/dashboard' });
  expect(takePreloaded(get('/api/couples/current?limit=1'))).toBeUndefined();
  expect(takePreloaded(new Request(`${origin}/api/couples/current`, { method: 'POST' }))).toBeUndefined();
  const response = await takePreloaded(get('/api/couples/current'));
  expect(await response?.json()).toEqual({ path: '/api/couples/current' });
  expect(takePreloaded(get('/api/couples/current'))).toBeUndefined();
});

test('discards preloaded reads after the live updates start', () => {
  openPage({ cookie: 'jugal_in=1', pathname: '/dashboard' });
  dropPreloaded();
  expect(takePreloaded(get('/api/couples/current'))).toBeUndefined();
});
