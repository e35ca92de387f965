import { LiveMessage } from '#domain/system/schema.ts';
import type { HttpMember } from '#tests/support/http-member.ts';

export interface LiveStream {
  /** Returns the number of received messages that list changes. */
  count(): number;
  /** Returns the arrival times of messages that name the resource, in `performance.now` milliseconds. */
  arrivalsOf(resource: string): number[];
  /** Returns the latest position of the member in the copy. */
  position(): string | undefined;
  /** Settles when the server ends the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens a member's live stream, as a browser window does; resolves at the first message. */
export async function openLiveStream(url: string, member: HttpMember): Promise<LiveStream> {
  const messages: { at: number; changes: string[] }[] = [];
  let position: string | undefined;
  const stop = new AbortController();
  const response = await fetch(`${url}/api/live?device=${crypto.randomUUID()}`, {
    headers: member.headers(),
    signal: stop.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`the stream answered ${response.status}`);
  const first = Promise.withResolvers<void>();
  const body = response.body.pipeThrough(new TextDecoderStream());
  const ended = read(body).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  await Promise.race([first.promise, ended]);

  async function read(chunks: ReadableStream<string>): Promise<void> {
    let buffer = '';
    for await (const chunk of chunks) {
      buffer += chunk;
      for (let found = /data: (.*)\n/.exec(buffer); found; found = /data: (.*)\n/.exec(buffer)) {
        buffer = buffer.slice(found.index + found[0].length);
        const message = LiveMessage.parse(JSON.parse(found[1] ?? ''));
        if ('position' in message) ({ position } = message);
        else messages.push({ at: performance.now(), changes: message.changes });
        first.resolve();
      }
    }
  }

  return {
    count: () => messages.length,
    arrivalsOf: (resource) => messages.filter(({ changes }) => changes.includes(resource)).map(({ at }) => at),
    position: () => position,
    ended,
    close: () => stop.abort(),
  };
}
