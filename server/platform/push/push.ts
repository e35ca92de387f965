import { buildPushPayload, type PushSubscription, type VapidKeys } from '@block65/webcrypto-web-push';

/**
 * Content of the notification that the service worker shows. A push with the same `tag` replaces the earlier one, and a
 * tap opens `path`. The worker loads `image`, an address of our own, in its member's session.
 */
export interface PushContent {
  title: string;
  message: string;
  path: string;
  tag: string;
  image?: string;
}

/** Outcome of a push: `gone` if the subscription has ended, `later` if a retry may succeed, `refused` if it cannot. */
export type PushOutcome = 'accepted' | 'gone' | 'later' | 'refused';

export interface Push {
  /** Public key for browsers' subscriptions, as base64url of an uncompressed P-256 point. */
  publicKey: string;
  /**
   * Returns true for an endpoint of a known push service. Any other would let a member choose where the server
   * connects.
   */
  isKnownEndpoint(endpoint: string): boolean;
  send(subscription: { endpoint: string; p256dh: string; auth: string }, content: PushContent): Promise<PushOutcome>;
}

export interface PushOptions {
  keys: { publicKey: string; privateKey: string };
  /** Contact address for the push services. */
  subject: string;
  isKnownEndpoint?: (endpoint: string) => boolean;
  /** Sends requests to the push services. Tests replace it with a local service. */
  fetch?: (endpoint: string, init: RequestInit) => Promise<Response>;
  /** Called with the outcome of each push. */
  count?: ((outcome: PushOutcome) => void) | undefined;
}

const TTL_SECONDS = 24 * 3600;
const TIMEOUT_MS = 10_000;
/** Hosts of Chromium browsers, Firefox, Edge and Safari. */
const KNOWN_HOSTS =
  /^(fcm\.googleapis\.com|android\.googleapis\.com|([a-z0-9-]+\.)*push\.services\.mozilla\.com|([a-z0-9-]+\.)*notify\.windows\.com|([a-z0-9-]+\.)*push\.apple\.com)$/;

/** Sends encrypted messages (RFC 8291, `aes128gcm`) signed by the installation's VAPID keys (RFC 8292). */
export function createPush({
  keys,
  subject,
  isKnownEndpoint = isOfKnownService,
  fetch = globalThis.fetch,
  count,
}: PushOptions): Push {
  const vapid: VapidKeys = { ...keys, subject };
  return {
    publicKey: keys.publicKey,
    isKnownEndpoint,
    async send({ endpoint, p256dh, auth }, content) {
      const subscription: PushSubscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
      const { title, message, path, tag, image } = content;
      const data = { title, message, path, tag, ...(image !== undefined && { image }) };
      const payload = await buildPushPayload(
        { data, options: { ttl: TTL_SECONDS, urgency: 'normal' } },
        subscription,
        vapid,
      );
      const outcome = await deliver(endpoint, payload);
      count?.(outcome);
      return outcome;
    },
  };

  async function deliver(endpoint: string, payload: PushRequest): Promise<PushOutcome> {
    try {
      const response = await fetch(endpoint, {
        ...payload,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return readOutcome(response.status);
    } catch {
      // A service that does not respond counts as overloaded.
      return 'later';
    }
  }
}

type PushRequest = Awaited<ReturnType<typeof buildPushPayload>>;

function readOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

function isOfKnownService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  return (
    url !== null && url.protocol === 'https:' && url.port === '' && !url.username && KNOWN_HOSTS.test(url.hostname)
  );
}
