import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { firstReadsScript, forgetFirstReads, takeFirstRead } from './first-reads.ts';

afterEach(() => vi.unstubAllGlobals());

const origin = 'https://jugal.example';

/** Runs the script as the head of the shell does; returns the page's window and what was asked for. */
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
  ['/', ['/api/auth/user', '/api/couples/current', '/api/date-events']],
  ['/dashboard', ['/api/auth/user', '/api/couples/current', '/api/date-events']],
  ['/memories', ['/api/auth/user']],
])('at %s a member’s page asks for %j', (pathname, expected) => {
  expect(openPage({ cookie: 'jugal_in=1', pathname })).toEqual(expected);
});

test('nothing is asked for while nobody is signed in', () => {
  expect(openPage({ cookie: 'jugal_in=', pathname: '/dashboard' })).toEqual([]);
  expect(takeFirstRead(get('/api/auth/user'))).toBeUndefined();
});

test('nothing is asked for while app lock is on', () => {
  expect(openPage({ cookie: 'jugal_in=1', pathname: '/dashboard', kept: { 'jugal-lock': 'riya' } })).toEqual(
    [],
  );
});

test('each response is taken once, and only for the very call', async () => {
  openPage({ cookie: 'theme=dark; jugal_in=1', pathname: '/dashboard' });
  expect(takeFirstRead(get('/api/date-events?limit=1'))).toBeUndefined();
  expect(takeFirstRead(new Request(`${origin}/api/date-events`, { method: 'POST' }))).toBeUndefined();
  const response = await takeFirstRead(get('/api/date-events'));
  expect(await response?.json()).toEqual({ path: '/api/date-events' });
  expect(takeFirstRead(get('/api/date-events'))).toBeUndefined();
});

test('what was begun before the live updates is not taken after them', () => {
  openPage({ cookie: 'jugal_in=1', pathname: '/dashboard' });
  forgetFirstReads();
  expect(takeFirstRead(get('/api/date-events'))).toBeUndefined();
});
