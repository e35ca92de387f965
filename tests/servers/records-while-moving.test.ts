import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedEndpoint } from '#server/http/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { type HttpMember, registerOverHttp } from '#tests/support/http-member.ts';
import { makePhoto } from '#tests/support/photos.ts';
import { creatingEndpoints, fillCreation } from '#tests/support/records/creating.ts';
import { startServer, type RunningProcess } from '#tests/support/server-process.ts';
import { registerCoupleOverHttp } from './support/couples.ts';

/** Records of one kind that are sent while their author joins or leaves. */
const AT_ONCE = 16;
const ROUNDS = 2;
const PASSWORD = 'kites over the old city';

const dataDir = mkdtempSync(join(tmpdir(), 'jugal-moving-'));
let database: TestDatabase;
let servers: RunningProcess[];
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `update settings set value = '1000' where key in ('free_date_events_per_month', 'free_memories_per_month')`,
  );
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  [servers, photo] = await Promise.all([Promise.all([startServer(env), startServer(env)]), makePhoto(60, 40)]);
}, 90_000);
afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function urlOf(turn: number): string {
  return servers[turn % servers.length]?.url ?? '';
}

/** Sends sixteen records of the member to both servers while `move` goes out, and returns every answer but 2xx. */
async function createDuring(member: HttpMember, endpoint: ListedEndpoint, move: () => Promise<Response>) {
  const create = async (turn: number): Promise<Response> => {
    const { path, body } = fillCreation(endpoint, photo);
    const response = await member.at(urlOf(turn)).call(endpoint.method, path, body);
    // A member's concurrent uploads are limited: a client sends the call again.
    return response.status === 429 ? create(turn) : response;
  };
  const half = AT_ONCE / 2;
  const creations = Array.from({ length: half }, (_, turn) => create(turn));
  const moved = move();
  creations.push(...Array.from({ length: half }, (_, turn) => create(turn)));
  const responses = await Promise.all([moved, ...creations]);
  return Promise.all(
    responses.filter(({ ok }) => !ok).map(async (response) => [response.status, await response.text()]),
  );
}

async function invite(): Promise<string> {
  const riya = await registerOverHttp(urlOf(0), 'Riya');
  const created = await riya.call('POST', '/api/couples', { name: 'Riya alone' });
  return ((await created.json()) as { inviteCode: string }).inviteCode;
}

const moves: Record<string, () => Promise<{ author: HttpMember; move: () => Promise<Response> }>> = {
  async 'joins without a couple'() {
    const inviteCode = await invite();
    const author = await registerOverHttp(urlOf(0), 'Arjun');
    return { author, move: () => author.at(urlOf(1)).call('POST', '/api/couples/join', { inviteCode }) };
  },
  async 'joins from a couple of one'() {
    const inviteCode = await invite();
    const author = await registerOverHttp(urlOf(0), 'Arjun');
    await author.call('POST', '/api/expenses', { title: 'Chai', amount: '20' });
    return { author, move: () => author.at(urlOf(1)).call('POST', '/api/couples/join', { inviteCode }) };
  },
  async leaves() {
    const [, author] = await registerCoupleOverHttp(urlOf(0));
    return { author, move: () => author.at(urlOf(1)).call('POST', '/api/couples/leave', { password: PASSWORD }) };
  },
  async 'is left'() {
    const [riya, author] = await registerCoupleOverHttp(urlOf(0));
    return { author, move: () => riya.at(urlOf(1)).call('POST', '/api/couples/leave', { password: PASSWORD }) };
  },
};

describe.each(Object.entries(moves))('accepts every record whose author meanwhile %s', (_name, prepare) => {
  test.each(creatingEndpoints)('$name', async (endpoint) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { author, move } = await prepare();
      expect(await createDuring(author, endpoint, move)).toEqual([]);
    }
  });
});
