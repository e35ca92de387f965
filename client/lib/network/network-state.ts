import { SERVER_HEADER } from '#domain/system/facts.ts';
import { createStore } from '../store/create-store.ts';

/** Milliseconds without a response after which a connection that is up counts as offline. */
export const ANSWER_PATIENCE_MS = 8000;

/** True from a call without a response until the next response of the server. */
const isSilent = createStore(false);

/** True from a 5xx response until the next response of a server that works. */
const isFailing = createStore(false);

/** Returns true while there is a network, but the server cannot take changes. */
export function isServerFailing(): boolean {
  return isFailing.get() && hasNetwork();
}

/** Returns true while the device reports a network and the server responds. */
export function hasNetwork(): boolean {
  return navigator.onLine && !isSilent.get();
}

/** Number of responses of the server so far. */
const answers = createStore(0);

/** Records a response of the server. */
export function noteAnswer(): void {
  isSilent.set(false);
  isFailing.set(false);
  answers.set(answers.get() + 1);
}

/** Calls `onAnswered` on each response of the server. Returns a function that unsubscribes. */
export function onAnswer(onAnswered: () => void): () => void {
  return answers.subscribe(onAnswered);
}

/** Records a call without a response in time. */
export function noteSilence(): void {
  isSilent.set(true);
}

/** Returns true for a response of something between, such as a proxy or the sign-in page of a network. */
export function isForeign({ headers }: Response): boolean {
  return !headers.has(SERVER_HEADER);
}

/**
 * Records whether the server responds to the call. A call that takes too long counts as unanswered while it continues,
 * and so does one that something else has answered.
 */
export async function watchForAnswer(call: Promise<Response>): Promise<Response> {
  const timer = setTimeout(noteSilence, ANSWER_PATIENCE_MS);
  try {
    const response = await call;
    // A proxy answers 502 for a server that is down: the connection works, the server does not.
    if (response.status >= 500) {
      isSilent.set(false);
      isFailing.set(true);
    } else if (isForeign(response)) noteSilence();
    else noteAnswer();
    return response;
  } finally {
    clearTimeout(timer);
  }
}

/** Calls `onBack` whenever the network is back. Returns a function that unsubscribes. */
export function onNetworkBack(onBack: () => void): () => void {
  const onChange = () => {
    if (!isSilent.get()) onBack();
  };
  const stopListening = isSilent.subscribe(onChange);
  addEventListener('online', onBack);
  return () => {
    stopListening();
    removeEventListener('online', onBack);
  };
}

/** Calls `onChange` whenever `hasNetwork` or `isServerFailing` may have changed. Returns a function that unsubscribes. */
export function onNetworkChange(onChange: () => void) {
  const stopListening = [isSilent.subscribe(onChange), isFailing.subscribe(onChange)];
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    for (const stop of stopListening) stop();
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
