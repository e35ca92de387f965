import sharp from 'sharp';
import { originalAddress, photoIdOf } from '../../domain/photos/address.ts';
import {
  type CostlyBody,
  costlyPictures,
  fileForm,
  listCostlyBodies,
} from '../../tests/quiet/support/costly-bodies.ts';
import { watchHealth } from '../../tests/quiet/support/health-watch.ts';
import { registerOverHttp } from '../../tests/support/http-member.ts';
import { withVictim } from './victim.ts';

/** Bodies of every kind at the limits of their endpoints, one after the other, beside visitors who ask for the health of the server. */
await withVictim(async (victim) => {
  const attacker = await registerOverHttp(victim.url, 'Attacker');
  const health = watchHealth(victim.url);
  const send = async ({ method, path, type, body }: Omit<CostlyBody, 'name'>) => {
    const headers = { ...attacker.headers(), 'content-type': type };
    const response = await fetch(victim.url + path, { method, headers, body });
    await response.arrayBuffer();
    return response;
  };
  const report = async (name: string, costly: Omit<CostlyBody, 'name'>) => {
    const startedAt = performance.now();
    let status = 0;
    let ms = 0;
    const waitMs = await health.during(async () => {
      ({ status } = await send(costly));
      ms = performance.now() - startedAt;
    });
    console.log(`${name}: ${status} after ${Math.round(ms)} ms; health at most ${Math.round(waitMs)} ms`);
  };

  for (const { name, ...costly } of listCostlyBodies()) await report(name, costly);
  const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#a6114e' } });
  const [jpeg, png, webp] = await Promise.all([
    drawn.clone().jpeg().toBuffer(),
    drawn.clone().png().toBuffer(),
    drawn.clone().webp().toBuffer(),
  ]);
  for (const [name, picture] of Object.entries(costlyPictures({ jpeg, png, webp }))) {
    const photo = await attacker.call('POST', '/api/memories/photos', toForm(jpeg));
    const { imageUrl } = (await photo.json()) as { imageUrl: string };
    const path = originalAddress(photoIdOf(imageUrl) ?? '');
    await report(`${name} as an original`, { method: 'PUT', path, ...fileForm('original', picture) });
    await report(`${name} as a photo`, {
      method: 'POST',
      path: '/api/memories/photos',
      ...fileForm('photo', picture),
    });
  }
  await health.close();
  console.log(`memory at most ${victim.peakMemory()} MB`);
}, 'off');

function toForm(bytes: Buffer<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('photo', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
}
