import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { brand } from '#domain/kernel/brand.ts';
import { readBody } from './body-reader.ts';
import { OutgoingFailure } from './outgoing-failure.ts';
import { isAllowedHost, parseOutgoingUrl, toHost } from './outgoing-url.ts';
import { isPublicAddress } from './public-address.ts';
import { resolveHost, resolveOwnHost } from './resolve-host.ts';

/** Values of an earlier answer, for a conditional request. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface FetchRequest {
  url: string;
  accept: string;
  /** Bytes of the body. */
  maxBytes: number;
  known: Validators | null;
}

export interface FetchedAddress extends Validators {
  /** `null` if the content is that of the validators. */
  body: ArrayBuffer | null;
}

export interface OutgoingSettings {
  /** `host:port` that may be at any address. */
  allowedHosts: readonly string[];
  /** Addresses of names that no name server is asked for. */
  names?: Readonly<Record<string, string[]>>;
  /** Certificate authorities; by default those of the machine. */
  ca?: string;
  /** Milliseconds for all redirects, names and bytes of an address. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const REDIRECTS_MAX = 3;
const REDIRECT_STATUSES = [301, 302, 303, 307, 308];
/** Answers before the answer (1xx). A server of calendars sends none. */
const INFORMATION_MAX = 5;
const HEADER_BYTES_MAX = 16 * 1024;
/** Bytes of a connection beside those of the body: certificates, headers and the frames of encryption. */
const EXTRA_BYTES = 64 * 1024;
/** Milliseconds between two looks at the bytes of a connection. */
const WATCH_MS = 100;

/**
 * Reads an address that a member typed, over connections to addresses that were checked. Runs in a thread of its own,
 * because the server at the address decides how many pieces its answer has. Rejects with `OutgoingFailure`.
 */
export async function fetchAddress(
  { url: first, accept, maxBytes, known }: FetchRequest,
  { allowedHosts, names = {}, ca, timeoutMs = TIMEOUT_MS }: OutgoingSettings,
): Promise<FetchedAddress> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const headers = {
    accept,
    'accept-encoding': 'identity',
    'user-agent': brand.name,
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
  let target = first;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const url = parseOutgoingUrl(target, allowedHosts);
    if (!url) throw new OutgoingFailure('hostPrivate');
    const connection = openConnection(await Promise.race([findAddresses(url), rejectOn(timeout)]), url);
    try {
      const response = await connection.ask(headers);
      const next = findRedirect(response, url);
      if (next === null) return await readAnswer(response, connection.fail);
      target = next;
    } finally {
      connection.close();
    }
  }
  throw new OutgoingFailure('redirected');

  async function findAddresses(url: URL): Promise<string[]> {
    const host = toHost(url);
    const isAllowed = isAllowedHost(url, allowedHosts);
    const found = isIP(host) ? [host] : (names[host] ?? (await resolveHost(host)));
    // The machine alone may know a host that the operator allows.
    const addresses = found.length === 0 && isAllowed ? await resolveOwnHost(host) : found;
    if (addresses.length === 0) throw new OutgoingFailure('hostUnknown');
    if (!isAllowed && !addresses.every(isPublicAddress)) throw new OutgoingFailure('hostPrivate');
    return addresses;
  }

  /** Connects to addresses that were checked: the name is resolved once, and not again by the connection. */
  function openConnection(addresses: readonly string[], url: URL) {
    const ended = new AbortController();
    const signal = AbortSignal.any([timeout, ended.signal]);
    const lookup: LookupFunction = (_name, options, callback) => {
      const found = addresses.map((address) => ({ address, family: isIP(address) }));
      if (options.all) callback(null, found);
      else callback(null, found[0]?.address ?? '', found[0]?.family);
    };
    const host = toHost(url);
    const socket = connect({ host, port: Number(url.port || '443'), lookup });
    let isTooLarge = false;
    // Also bounds bytes that reach no body: headers, records of encryption without content.
    const watch = setInterval(() => {
      isTooLarge = socket.bytesRead > maxBytes + EXTRA_BYTES;
      if (isTooLarge) ended.abort();
    }, WATCH_MS);
    const fail = () => new OutgoingFailure(isTooLarge ? 'tooLarge' : 'unreachable');
    return {
      fail,
      close() {
        clearInterval(watch);
        ended.abort();
        socket.destroy();
      },
      async ask(headersOf: RequestOptions['headers']): Promise<IncomingMessage> {
        await connected(socket, signal, fail);
        const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
        const secured = connectTls({
          socket,
          host,
          ...(!isIP(host) && { servername: host }),
          ...(ca && { ca }),
          ALPNProtocols: ['http/1.1'],
        });
        // The request reports the errors of its connection; this one may come before or after it.
        secured.on('error', () => reject(fail()));
        const options = { createConnection: () => secured, signal, headers: headersOf };
        const asked = request(url, { ...options, maxHeaderSize: HEADER_BYTES_MAX }, resolve);
        let informed = 0;
        asked.on('information', () => {
          informed += 1;
          if (informed >= INFORMATION_MAX) asked.destroy();
        });
        asked.on('error', () => reject(fail()));
        asked.on('close', () => reject(fail()));
        asked.end();
        return promise;
      },
    };
  }

  async function readAnswer(response: IncomingMessage, fail: () => OutgoingFailure): Promise<FetchedAddress> {
    const { statusCode = 0, headers: received } = response;
    const validators = { etag: received.etag ?? null, lastModified: received['last-modified'] ?? null };
    if (statusCode === 304 && known !== null) return { body: null, ...validators };
    if (statusCode !== 200) throw new OutgoingFailure('unreachable');
    // Compressed content was not asked for, and could be far larger than its bytes.
    if ((received['content-encoding'] ?? 'identity') !== 'identity') throw new OutgoingFailure('unreadable');
    return { body: await readBody(response, maxBytes, fail), ...validators };
  }
}

function connected(socket: Socket, signal: AbortSignal, fail: () => OutgoingFailure): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.once('connect', resolve);
  socket.on('error', () => reject(fail()));
  socket.once('close', () => reject(fail()));
  signal.addEventListener('abort', () => socket.destroy(), { once: true });
  return promise;
}

function rejectOn(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new OutgoingFailure('unreachable')), { once: true });
  return promise;
}

/** Returns the address to which a response leads, or `null`. */
function findRedirect({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): string | null {
  if (!REDIRECT_STATUSES.includes(statusCode) || location === undefined) return null;
  return URL.parse(location, from)?.href ?? '';
}
