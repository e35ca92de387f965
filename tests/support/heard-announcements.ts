import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

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
