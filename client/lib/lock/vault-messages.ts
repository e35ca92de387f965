/** What a page tells the worker: the key, that the app is locked, or that there is no app lock any more. */
export type VaultNews =
  | { type: 'VAULT_KEY'; key: CryptoKey; isSealing: boolean }
  | { type: 'VAULT_LOCKED' }
  | { type: 'VAULT_OFF' };

/** A page asks the worker for the key, or the worker a page; the answer comes over the port that is sent along. */
export const vaultQuestion = { type: 'VAULT_ASKED' } as const;

/** How long an answer may take, in milliseconds: a page that sleeps gives none. */
const ANSWER_MS = 500;

export function isVaultQuestion(data: unknown): boolean {
  return isMessage(data) && data.type === vaultQuestion.type;
}

export function isVaultNews(data: unknown): data is VaultNews {
  return isMessage(data) && ['VAULT_KEY', 'VAULT_LOCKED', 'VAULT_OFF'].includes(String(data.type));
}

/** Asks by `post`, which sends the question with the port; `null` without an answer in time. */
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

/** Answers a question over its port. */
export function answerWithKey(ports: readonly MessagePort[], key: CryptoKey | null): void {
  ports[0]?.postMessage(key);
}

/** Also a worker that does not control this page; without any nothing is kept in caches. */
export function tellWorker(news: VaultNews): void {
  const container = navigator.serviceWorker;
  if (container?.controller) container.controller.postMessage(news, {});
  else void container?.getRegistration().then((registration) => registration?.active?.postMessage(news, {}));
}

function isMessage(data: unknown): data is { type: unknown } {
  return typeof data === 'object' && data !== null && 'type' in data;
}
