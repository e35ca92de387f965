import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { registerOverHttp } from '../../tests/support/http-member.ts';
import { readBeside, tally, withVictim, type Victim } from './victim.ts';

/** A member who writes as many of the longest notes as they can, and reads and exports what is there. */
const WRITES = 3000;
const STORED = 60_000;
/** Three bytes a character, as Gujarati has. */
const content = 'ક'.repeat(10_000);

await withVictim(async (victim) => {
  const attacker = await registerOverHttp(victim.url, 'Attacker');
  const startedAt = performance.now();
  let left = WRITES;
  const statuses: number[] = [];
  const write = async () => {
    while (left > 0) {
      left -= 1;
      const response = await attacker.call('POST', '/api/partner-notes', {
        title: 'x',
        content,
        category: 'food',
      });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
  };
  const writing = Promise.all(Array.from({ length: 16 }, write));
  const honest = await readBeside(victim, writing);
  console.log(`${WRITES} notes: ${tally(statuses)} in ${Math.round(performance.now() - startedAt)} ms`);
  console.log(`  ${honest}; memory at most ${victim.peakMemory()} MB`);
});

await withVictim(async (victim) => {
  const attacker = await registerOverHttp(victim.url, 'Attacker');
  await store(victim);
  for (const path of ['/api/partner-notes', '/api/export']) {
    const startedAt = performance.now();
    let report = '';
    const reading = attacker.call('GET', path).then(async (response) => {
      let bytes = 0;
      for await (const chunk of response.body ?? []) bytes += chunk.length;
      const more = response.headers.has('x-next-cursor') ? ', and there are more' : '';
      report = `${response.status}, ${(bytes / 1e6).toFixed(1)} MB${more}`;
    });
    const honest = await readBeside(victim, reading);
    await reading;
    console.log(`GET ${path} with ${STORED} notes: ${report} in ${Math.round(performance.now() - startedAt)} ms`);
    console.log(`  ${honest}; memory at most ${victim.peakMemory()} MB`);
    await sleep(500);
  }
});

/** Stores notes as they could be stored before there was a limit. */
async function store({ databaseUrl }: Victim): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into notes (user_id, id, title, content, category, tags, is_private, created_at, updated_at)
     select users.id, gen_random_uuid(), 'x', $1, 'food', '{}', true, now(), now() - n * interval '1 second'
     from users, generate_series(1, ${STORED}) n`,
    [content],
  );
  await client.end();
}
