import { expect } from 'vitest';
import { formatCopyPosition } from '#domain/copy/position.ts';
import { LiveMessage } from '#domain/system/schema.ts';
import { readPosition } from '#server/db/changes/heads.ts';
import { readSeat } from '#server/db/membership.ts';
import type { TestApp } from '../app.ts';
import { listenTo } from '../live-stream.ts';
import type { Person } from '../people.ts';
import { startPushService } from '../push-service.ts';

/** A resource that no call of these tests changes: its announcement comes after all earlier ones. */
const LAST = 'waitlist';

/** Everything that has reached a member without a call of theirs. */
export interface Received {
  /** Resources that the stream named, sorted. It merges those that come together. */
  changes: string[];
  /** The last position that the stream gave; `null` without a new one. */
  position: string | null;
  pushes: unknown[];
  mails: { subject: string; text: string }[];
}

/**
 * Opens the live stream of a member and subscribes a browser of theirs to a push service. `collect` returns what has
 * come since the last time, after all jobs have run.
 */
export async function startReceiving(app: TestApp, person: Person) {
  const push = await startPushService();
  await push.subscribe(person);
  const stream = await listenTo(app, person);
  let streamed = 0;
  let mailed = app.mails.length;

  async function readActual(): Promise<string> {
    const { id } = person.user;
    const { coupleId } = await readSeat(app.database.db, id);
    return formatCopyPosition(await readPosition(app.database.db, { id, coupleId }));
  }

  function readMessages(): LiveMessage[] {
    const lines = stream.heard().split('\n').slice(0, -1);
    return lines
      .filter((line) => line.startsWith('data: '))
      .map((line) => LiveMessage.parse(JSON.parse(line.slice(6))));
  }

  async function readStream(): Promise<Pick<Received, 'changes' | 'position'>> {
    app.platform.live.announce([person.user.id], [LAST], null, { isPrivate: true });
    const actual = await readActual();
    const changesIn = (messages: readonly LiveMessage[]) =>
      messages.flatMap((message) => ('changes' in message ? message.changes : []));
    const positionsIn = (messages: readonly LiveMessage[]) =>
      messages.flatMap((message) => ('position' in message ? [message.position] : []));
    await expect
      .poll(
        () => {
          const all = readMessages();
          return [changesIn(all.slice(streamed)).includes(LAST), positionsIn(all).at(-1)];
        },
        { interval: 5, timeout: 10_000 },
      )
      .toEqual([true, actual]);
    const fresh = readMessages().slice(streamed);
    streamed += fresh.length;
    const changes = new Set(changesIn(fresh).filter((resource) => resource !== LAST));
    return { changes: [...changes].toSorted(), position: positionsIn(fresh).at(-1) ?? null };
  }

  return {
    async collect(): Promise<Received> {
      await app.runJobs();
      const mails = app.mails.slice(mailed).filter(({ to }) => to.address === person.user.email);
      mailed = app.mails.length;
      return {
        ...(await readStream()),
        pushes: push.received.splice(0).map(({ content }) => content),
        mails: mails.map(({ subject, text }) => ({ subject, text })),
      };
    },
    async close(): Promise<void> {
      push.close();
      await stream.close();
    },
  };
}
