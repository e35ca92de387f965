import { readBeside, tally, withVictim } from './victim.ts';

/** Sign-ins in parallel for some seconds, while a visitor loads a page. */
const SECONDS = 6;

await withVictim(async (victim) => {
  for (const parallel of [0, 18, 150]) {
    const statuses: number[] = [];
    const until = performance.now() + SECONDS * 1000;
    const attack = async () => {
      while (performance.now() < until) {
        const response = await fetch(`${victim.url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong' }),
        });
        await response.arrayBuffer();
        statuses.push(response.status);
      }
    };
    const idle = new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
    const attacks = Promise.all([idle, ...Array.from({ length: parallel }, attack)]);
    const honest = await readBeside(victim, attacks);
    console.log(`${parallel} sign-ins at once: ${tally(statuses) || 'none'}`);
    console.log(`  ${honest}`);
  }
}, 'off');
