/** Message from a page to the service worker: the key, that the app is locked, or that app lock is off. */
export type VaultNews = { type: 'VAULT_KEY'; key: CryptoKey } | { type: 'VAULT_LOCKED' } | { type: 'VAULT_OFF' };

/** Request for the key, from a page to the service worker or the reverse. The answer comes on the transferred port. */
export const vaultQuestion = { type: 'VAULT_ASKED' } as const;

/** Time limit for an answer, in milliseconds: a frozen page sends none. */
const ANSWER_MS = 500;

export function isVaultQuestion(data: unknown): boolean {
  return isMessage(data) && data.type === vaultQuestion.type;
}

export function isVaultNews(data: unknown): data is VaultNews {
  return isMessage(data) && ['VAULT_KEY', 'VAULT_LOCKED', 'VAULT_OFF'].includes(String(data.type));
}

/** Requests the key by `post`, which sends the request with the port. Resolves to `null` without an answer in time. */
export function askForKey(post: (port: MessagePort) => void): Promise<CryptoKey | null> {
  const { promise, resolve } = Promise.withResolvers<CryptoKey | null>();
  const { port1, port2 } = new MessageChannel();
  const timer = setTimeout(() => resolve(null), ANSWER_MS);
  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    resolve(data instanceof CryptoKey ? data : null),
  );
  port1.start();
  post(port2);
  return promise.finally(() => {
    clearTimeout(timer);
    port1.close();
  });
}

/** Answers a request on its port. */
export function answerWithKey(ports: readonly MessagePort[], key: CryptoKey | null): void {
  ports[0]?.postMessage(key);
}

/** Notifies the service worker, also one that does not control this page. Without one, nothing is cached. */
export function postToWorker(news: VaultNews): void {
  const container = navigator.serviceWorker;
  if (container?.controller) container.controller.postMessage(news, {});
  else void container?.getRegistration().then((registration) => registration?.active?.postMessage(news, {}));
}

function isMessage(data: unknown): data is { type: unknown } {
  return typeof data === 'object' && data !== null && 'type' in data;
}
