import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { Client } from 'pg';

export interface Stream {
  /** Resolves with the next message that names `resource`. */
  next(resource: string): Promise<void>;
  close(): void;
}

const tokenOf = (couple: number, seat: number) => `bench-${couple}-${seat}`;

/** The cookie of one partner of a couple of the population, the first being 0. */
export function cookieOf(couple: number, seat: number): string {
  return `jugal=${tokenOf(couple, seat)}`;
}

/** Inserts a session for both partners of the first couples of a population (population.ts), which has no sign-ins. */
export async function insertSessions(databaseUrl: string, couples: number): Promise<void> {
  const tokens = Array.from({ length: 2 * couples }, (_, index) => tokenOf(Math.floor(index / 2), index % 2));
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at)
       select gen_random_uuid(), user_id, hash, 'bench', now(), now()
       from unnest($1::bytea[]) with ordinality token (hash, number)
       join (select user_id, row_number() over (order by substr(name, 8)::integer, seat) as number
             from couple_members join couples on couples.id = couple_id) member using (number)`,
      [tokens.map((token) => createHash('sha256').update(token).digest())],
    );
  } finally {
    await client.end();
  }
}

/** Opens a live stream on a connection of its own; resolves when its first message has come. */
export function openStream(url: string, cookie: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const waiting = new Map<string, () => void>();
    const request = get(`${url}/api/live`, { agent: false, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`a stream was answered ${response.statusCode}`));
        return;
      }
      let isOpen = false;
      response.setEncoding('utf8').on('data', (chunk: string) => {
        if (!isOpen && chunk.includes('data:')) {
          isOpen = true;
          resolve({
            next: (resource) => new Promise((heard) => waiting.set(`"${resource}"`, heard)),
            close: () => request.destroy(),
          });
        }
        for (const [resource, heard] of waiting) {
          if (!chunk.includes(resource)) continue;
          waiting.delete(resource);
          heard();
        }
      });
      response.on('error', () => undefined); // It was closed by us.
    });
    request.on('error', reject);
  });
}
