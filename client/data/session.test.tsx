import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { databaseName } from '#client/lib/store/member-database.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const CALL = 'POST /api/auth/logout';
const ADDRESS = 'GET /api/logout';
const UNCONFIRMED = 'jugal-sign-out-unconfirmed';

const silence = () => new Promise<never>(() => {});
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const page = (status: number) => () =>
  new Response('<!doctype html><p>Sign in to this Wi-Fi</p>', { status, headers: { 'content-type': 'text/html' } });

/** Deletes the session's marker, as the server's success does and nothing else can. */
const deleteMarker = () => {
  document.cookie = 'jugal_in=; Path=/; Max-Age=0';
};

function success(): Response {
  deleteMarker();
  return Response.json({ message: 'Signed out' });
}

/** Answers as the server redirects: it deletes the session and its marker. A script cannot read a redirect. */
function redirect(): Response {
  deleteMarker();
  const response = new Response(null);
  Object.defineProperty(response, 'type', { value: 'opaqueredirect' });
  return response;
}

/** A redirect of something else, such as a network that asks for a sign-in: the marker stays. */
function foreignRedirect(): Response {
  const response = new Response(null);
  Object.defineProperty(response, 'type', { value: 'opaqueredirect' });
  return response;
}

const failures = {
  'status 500': () => Response.json({ code: 'internal', message: 'Something went wrong' }, { status: 500 }),
  'status 401': () => Response.json({ message: 'Unauthorized' }, { status: 401 }),
  'status 403': () => Response.json({ message: 'Not allowed' }, { status: 403 }),
  'status 503 of a proxy': page(503),
  'JSON with status 200 of something else': () => Response.json({ message: 'Signed out' }),
  'HTML with status 200': page(200),
  'HTML with status 401': page(401),
  'an empty 200': () => new Response(null, { status: 200 }),
  'a cut connection': cut,
  silence,
};

beforeEach(() => {
  vi.resetModules();
  document.cookie = 'jugal_in=en; Path=/';
  localStorage.setItem('theme', 'dark');
  // The timeouts run at once, so that silence ends.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    return controller.signal;
  });
});

/** Renders a page with a button that signs out, beside the guard that listens to the other tabs. */
async function openPage() {
  const { useSessionGuard, useSignOut } = await import('./session.ts');
  const { openDatabase } = await import('./database.ts');
  await (await openDatabase(true))?.database.put('answers', 'Riya’s', 'me');
  function Page() {
    useSessionGuard();
    const { ask } = useSignOut();
    return <button onClick={ask}>Leave</button>;
  }
  await renderForMember(<Page />);
  return userEvent.click(screen.getByRole('button', { name: 'Leave' }));
}

/** Provides the server, whose silent answers end when the caller stops waiting. */
function answer(answers: Record<string, () => Response | Promise<Response>>) {
  const server = provideServer(answers);
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: Request | URL | string, init?: RequestInit) => {
    const gaveUp = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Timed out', 'TimeoutError')));
    });
    return Promise.race([send(input, init), gaveUp]);
  });
  return server;
}

const routes = (server: ReturnType<typeof provideServer>) =>
  server.received.map(({ route }) => route).filter((route) => route.includes('logout'));

async function expectGone() {
  await waitFor(() => expect(location.assign).toHaveBeenCalledExactlyOnceWith('/'));
  expect(await indexedDB.databases()).toEqual([]);
  expect(localStorage.getItem('theme')).toBeNull();
  expect(document.cookie).not.toContain('jugal_in=en');
}

test('signs out by the call if the server confirms', async () => {
  const server = answer({ [CALL]: success });
  await openPage();
  await expectGone();
  expect(routes(server)).toEqual([CALL]);
  expect(localStorage.getItem(UNCONFIRMED)).toBeNull();
});

test.for(Object.entries(failures))('signs out by the address after %s of the call', async ([, fail]) => {
  const server = answer({ [CALL]: fail, [ADDRESS]: redirect });
  await openPage();
  await expectGone();
  expect(routes(server)).toEqual([CALL, ADDRESS]);
  expect(localStorage.getItem(UNCONFIRMED)).toBeNull();
});

test.for(Object.entries({ ...failures, 'a foreign redirect': foreignRedirect }))(
  'clears the device and notes the doubt after %s of the address too',
  async ([, fail]) => {
    answer({ [CALL]: cut, [ADDRESS]: fail });
    await openPage();
    await expectGone();
    expect(localStorage.getItem(UNCONFIRMED)).toBe('1');
  },
);

test('accepts no foreign redirect after an earlier try has deleted the marker', async () => {
  deleteMarker();
  answer({ [CALL]: cut, [ADDRESS]: foreignRedirect });
  const { endServerSession } = await import('#client/lib/public/sign-out.ts');
  expect(await endServerSession()).toBe(false);
  expect(document.cookie).not.toContain('jugal_in=en');
  answer({ [CALL]: success });
  expect(await endServerSession()).toBe(true);
});

test('opens no screen of a member while a sign-out is unconfirmed', async () => {
  vi.spyOn(location, 'replace').mockReturnValue();
  localStorage.setItem(UNCONFIRMED, '1');
  const { loadMemberScreen } = await import('#client/shell/member/load-member-screen.ts');
  const loaded = vi.fn<() => void>();
  void loadMemberScreen().then(loaded);
  await waitFor(() => expect(location.replace).toHaveBeenCalledExactlyOnceWith('/'));
  expect(document.cookie).not.toContain('jugal_in=en');
  expect(loaded).not.toHaveBeenCalled();
});

test('follows the sign-out of another tab, and deletes nothing of a member who has signed in since', async () => {
  answer({});
  const { useSessionGuard } = await import('./session.ts');
  const { openDatabase } = await import('./database.ts');
  await (await openDatabase(true))?.database.put('answers', 'Arjun’s', 'me');
  function Page() {
    useSessionGuard();
    return null;
  }
  await renderForMember(<Page />);
  localStorage.setItem(UNCONFIRMED, '1');
  // The modules of another tab.
  vi.resetModules();
  const { sessionChannel } = await import('#client/lib/session-end.ts');
  sessionChannel.announce('ended');
  await waitFor(() => expect(location.assign).toHaveBeenCalledExactlyOnceWith('/'));
  expect(openDatabase(true)).toBeNull();
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([databaseName(0)]);
  expect(localStorage.getItem(UNCONFIRMED)).toBe('1');
});

test('leaves by the first departure only, and keeps pending changes of an expired session', async () => {
  vi.spyOn(location, 'replace').mockReturnValue();
  const { leaveSession } = await import('./session.ts');
  const { openDatabase } = await import('./database.ts');
  const database = (await openDatabase(true))?.database;
  await database?.put('answers', 'Riya’s', 'me');
  await database?.put('mutations', { title: 'Chai' }, 1);
  leaveSession('expired');
  leaveSession('signed-out');
  await waitFor(() => expect(location.replace).toHaveBeenCalledExactlyOnceWith('/login'));
  expect(location.assign).not.toHaveBeenCalled();
  expect(await database?.count('answers')).toBe(0);
  expect(await database?.count('mutations')).toBe(1);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([databaseName(0)]);
});
