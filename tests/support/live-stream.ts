import { type LiveChange, LiveMessage } from '#domain/system/schema.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

export interface LiveStream {
  /** Returns the next message that lists changes. Rejects if the stream ends first. */
  next(): Promise<LiveChange>;
  /** Returns the next position of the member in the copy. Rejects if the stream ends first. */
  nextPosition(): Promise<string>;
  close(): void;
}

/** Opens the stream of a member like a browser, and returns its messages one by one. */
export async function openStream(
  app: TestApp,
  person: Person,
  device = 'a-browser-window',
  since?: string,
): Promise<LiveStream> {
  const address = await app.listen();
  const stop = new AbortController();
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${address}/api/live?device=${device}${since === undefined ? '' : `&since=${since}`}`, {
    headers: { cookie },
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const changes: LiveChange[] = [];
  const positions: string[] = [];
  let buffer = '';

  async function nextOf<T>(queue: T[]): Promise<T> {
    for (;;) {
      const first = queue.shift();
      if (first !== undefined) return first;
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error('the stream ended');
      const lines = (buffer + chunk.value).split('\n');
      buffer = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) sort(LiveMessage.parse(JSON.parse(line.slice(6))));
    }
  }

  function sort(message: LiveMessage): void {
    if ('changes' in message) changes.push(message);
    else positions.push(message.position);
  }

  return {
    next: () => nextOf(changes),
    nextPosition: () => nextOf(positions),
    close: () => stop.abort(),
  };
}

/** Collects the live announcements that a member's browser receives. */
export async function listenTo(app: TestApp, person: Person) {
  const stop = new AbortController();
  const cookie = [...person.cookies].map((pair) => pair.join('=')).join('; ');
  const response = await fetch(`${await app.listen()}/api/live?device=a-browser-window`, {
    headers: { cookie },
    signal: stop.signal,
  });
  let heard = '';
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const reading = (async () => {
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return;
      heard += chunk.value;
    }
  })().catch((error: unknown) => {
    // The abort at the end of the test.
    if (!stop.signal.aborted) throw error;
  });
  return {
    heard: () => heard,
    async close() {
      stop.abort();
      await reading;
    },
  };
}
