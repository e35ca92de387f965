import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { brand } from '#messages/brand.ts';
import { OutgoingFailure } from './outgoing-failure.ts';
import { isPublicAddress } from './public-address.ts';
import { type ResolveHost, resolveHost, resolveOwnHost } from './resolve-host.ts';

/** Values of an earlier answer, for a conditional request. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface OutgoingAnswer extends Validators {
  /** `null` if the content is that of the validators. */
  body: Buffer | null;
}

/** Reads addresses that members typed. No other code may connect to one. */
export interface Outgoing {
  /** Returns the address, or `null` if it is not allowed. */
  parse(text: string): URL | null;
  /** Reads a parsed address, at most `maxBytes`. Rejects with `OutgoingFailure`. */
  read(url: URL, options: { accept: string; maxBytes: number; known: Validators | null }): Promise<OutgoingAnswer>;
}

export interface OutgoingOptions {
  /** `host:port` that may be at any address. */
  allowedHosts: readonly string[];
  resolve?: ResolveHost;
  /** Certificate authorities; by default those of the machine. */
  ca?: string;
  /** Milliseconds for all redirects, names and bytes of an address. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const REDIRECTS_MAX = 3;
const REDIRECT_STATUSES = [301, 302, 303, 307, 308];

export function createOutgoing({
  allowedHosts,
  resolve = resolveHost,
  ca,
  timeoutMs = TIMEOUT_MS,
}: OutgoingOptions): Outgoing {
  return {
    parse: (text) => parseOutgoingUrl(text, allowedHosts),
    async read(first, { accept, maxBytes, known }) {
      const signal = AbortSignal.timeout(timeoutMs);
      const headers = {
        accept,
        'accept-encoding': 'identity',
        'user-agent': brand.name,
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      };
      let url = first;
      for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
        const response = await open(url, headers, signal);
        const target = findRedirect(response, url);
        if (target === null) return readAnswer(response, known !== null, maxBytes, signal);
        response.destroy();
        const next = parseOutgoingUrl(target, allowedHosts);
        if (!next) throw new OutgoingFailure('hostPrivate');
        url = next;
      }
      throw new OutgoingFailure('redirected');
    },
  };

  /** Connects to addresses that were checked: the name is resolved once, and not again by the connection. */
  async function open(url: URL, headers: RequestOptions['headers'], signal: AbortSignal) {
    const addresses = await Promise.race([findAddresses(url), rejectOn(signal)]);
    const lookup: LookupFunction = (_name, options, callback) => {
      const found = addresses.map((address) => ({ address, family: isIP(address) }));
      if (options.all) callback(null, found);
      else callback(null, found[0]?.address ?? '', found[0]?.family);
    };
    const { promise, resolve: answer, reject } = Promise.withResolvers<IncomingMessage>();
    const asked = request(url, { agent: false, lookup, signal, headers, ...(ca && { ca }) }, answer);
    asked.on('error', () => reject(toFailure(signal)));
    asked.end();
    return promise;
  }

  async function findAddresses(url: URL): Promise<string[]> {
    const host = toHost(url);
    const isAllowed = isAllowedHost(url, allowedHosts);
    const known = isIP(host) ? [host] : await resolve(host);
    // The machine alone may know a host that the operator allows.
    const addresses = known.length === 0 && isAllowed ? await resolveOwnHost(host) : known;
    if (addresses.length === 0) throw new OutgoingFailure('hostUnknown');
    if (!isAllowed && !addresses.every(isPublicAddress)) throw new OutgoingFailure('hostPrivate');
    return addresses;
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(toFailure(signal)), { once: true });
  return promise;
}

function toFailure(signal: AbortSignal): OutgoingFailure {
  return new OutgoingFailure(signal.aborted ? 'timedOut' : 'unreachable');
}

/** Returns the address to which a response leads, or `null`. */
function findRedirect({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): string | null {
  if (!REDIRECT_STATUSES.includes(statusCode) || location === undefined) return null;
  return URL.parse(location, from)?.href ?? '';
}

async function readAnswer(
  response: IncomingMessage,
  isConditional: boolean,
  maxBytes: number,
  signal: AbortSignal,
): Promise<OutgoingAnswer> {
  const { statusCode = 0, headers } = response;
  const validators = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
  try {
    if (statusCode === 304 && isConditional) return { body: null, ...validators };
    if (statusCode !== 200) throw new OutgoingFailure('answered', statusCode);
    // Compressed content was not asked for, and could be far larger than its bytes.
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new OutgoingFailure('unreadable');
    return { body: await readBody(response, maxBytes, signal), ...validators };
  } finally {
    response.destroy();
  }
}

async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  response.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) reject(new OutgoingFailure('tooLarge'));
    else chunks.push(chunk);
  });
  response.once('end', () => resolve(Buffer.concat(chunks)));
  response.on('error', () => reject(toFailure(signal)));
  response.once('close', () => reject(toFailure(signal)));
  return promise;
}

/**
 * Reads an address that a member typed, or returns `null` for one that is not allowed: another scheme than https (or
 * webcal, which is read as https), credentials, an IP address that is not public. A name is checked when it is resolved.
 */
export function parseOutgoingUrl(text: string, allowedHosts: readonly string[]): URL | null {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'));
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  url.hash = '';
  return isAllowedHost(url, allowedHosts) || isPublicHost(url) ? url : null;
}

/** Returns true for a host and port that the operator allows though they are not public. */
function isAllowedHost({ hostname, port }: URL, allowedHosts: readonly string[]): boolean {
  return allowedHosts.includes(`${hostname}:${port || '443'}`);
}

function isPublicHost(url: URL): boolean {
  const host = toHost(url);
  return !isIP(host) || isPublicAddress(host);
}

/** Returns the name or the IP address, without the brackets of IPv6. */
function toHost({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
