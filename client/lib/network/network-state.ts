import { createStore } from '../store/create-store.ts';

/** Milliseconds without any answer after which a connection counts as none: it is up, and nothing gets through. */
export const ANSWER_PATIENCE_MS = 8000;

/** True from a call that got no answer until the next answer of the server. */
const isSilent = createStore(false);

/** Returns true while the device says that it has a network, and the server answers. */
export function hasNetwork(): boolean {
  return navigator.onLine && !isSilent.get();
}

/** Notes that the server has answered. */
export function noteAnswer(): void {
  isSilent.set(false);
}

/** Notes that a call got no answer in time. */
export function noteSilence(): void {
  isSilent.set(true);
}

/** Notes whether the server answers the call; a call that takes too long counts as unanswered while it goes on. */
export async function watchForAnswer(call: Promise<Response>): Promise<Response> {
  const timer = setTimeout(noteSilence, ANSWER_PATIENCE_MS);
  try {
    const response = await call;
    noteAnswer();
    return response;
  } finally {
    clearTimeout(timer);
  }
}

/** Calls `onBack` whenever the network is back; returns what ends that. */
export function onNetworkBack(onBack: () => void): () => void {
  const onAnswer = () => {
    if (!isSilent.get()) onBack();
  };
  const stopListening = isSilent.subscribe(onAnswer);
  addEventListener('online', onBack);
  return () => {
    stopListening();
    removeEventListener('online', onBack);
  };
}

/** Calls `onChange` whenever `hasNetwork` may have changed; returns what ends that. */
export function onNetworkChange(onChange: () => void) {
  const stopListening = isSilent.subscribe(onChange);
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    stopListening();
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
