import { buildPushPayload, type PushSubscription, type VapidKeys } from '@block65/webcrypto-web-push';

/** What the service worker shows. A push with the same `tag` replaces the earlier one; a tap opens `path`. */
export interface PushContent {
  title: string;
  message: string;
  path: string;
  tag: string;
}

/** `gone`: the subscription has ended. `later`: retry. `refused`: a retry cannot succeed. */
export type PushOutcome = 'accepted' | 'gone' | 'later' | 'refused';

export interface Push {
  /** The key that browsers subscribe with, base64url of an uncompressed P-256 point. */
  publicKey: string;
  /** Whether the endpoint is one of a known push service: anything else would make the server call where a member says. */
  isKnownEndpoint(endpoint: string): boolean;
  send(
    subscription: { endpoint: string; p256dh: string; auth: string },
    content: PushContent,
  ): Promise<PushOutcome>;
}

export interface PushOptions {
  keys: { publicKey: string; privateKey: string };
  /** Who to write to when something is wrong, for the push services. */
  subject: string;
  isKnownEndpoint?: (endpoint: string) => boolean;
  /** How the push services are reached; tests lead it to one on this machine. */
  fetch?: (endpoint: string, init: RequestInit) => Promise<Response>;
  /** Called with what became of each push. */
  count?: ((outcome: PushOutcome) => void) | undefined;
}

const TTL_SECONDS = 24 * 3600;
const TIMEOUT_MS = 10_000;
/** Chrome and its kin, Firefox, Edge, Safari. */
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
      const data = { title: content.title, message: content.message, path: content.path, tag: content.tag };
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
      // The service did not answer: like one that is overloaded.
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
    url !== null &&
    url.protocol === 'https:' &&
    url.port === '' &&
    !url.username &&
    KNOWN_HOSTS.test(url.hostname)
  );
}
