import { spawnSync } from 'node:child_process';
import { closeSync, globSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/database.ts';
import { registerOverHttp } from '#tests/support/http-member.ts';
import { makePhoto } from '#tests/support/photos.ts';
import { startServer } from '#tests/support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'jugal-full-'));
const isMounted = mountSmallDisk(folder);
afterAll(() => {
  if (isMounted) spawnSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** The reason for skipping, shown in the test's title. */
const reason = isMounted ? '' : ' (skipped: mounting a disk is not allowed here)';
test.skipIf(!isMounted)(
  `answers 507 to an upload onto a full disk without leaving a row or file, and accepts it once there is space${reason}`,
  async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.close());
    const server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url });
    onTestFinished(() => server.stop());
    const member = await registerOverHttp(server.url, 'Riya');
    const photo = await makePhoto(900, 600);
    const upload = () => {
      const form = new FormData();
      form.set('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
      return member.call('POST', '/api/memories/photos', form);
    };

    const filler = join(folder, 'filler');
    fillDisk(filler);
    const refused = await upload();
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining('no space left') as unknown,
    });
    expect(globSync('files/**/*.*', { cwd: folder })).toEqual([]);
    expect((await database.pool.query('select from photos')).rowCount).toBe(0);
    expect((await member.call('GET', '/api/health')).status).toBe(200);
    expect(await (await member.call('GET', '/api/ready')).json()).toMatchObject({ failures: ['files'] });
    const memory = { title: 'Without a photo', memoryDate: '2026-01-14' };
    expect((await member.call('POST', '/api/memories', memory)).status).toBe(201);

    rmSync(filler);
    await expect.poll(async () => (await member.call('GET', '/api/ready')).status).toBe(200);
    const accepted = await upload();
    expect(accepted.status).toBe(201);
    const { imageUrl } = (await accepted.json()) as { imageUrl: string };
    expect((await member.call('GET', imageUrl)).status).toBe(200);
    expect((await database.pool.query('select from photos')).rowCount).toBe(1);
  },
  30_000,
);

/** Mounts a disk of 2 MB in memory. Returns false if this process may not mount one. */
function mountSmallDisk(target: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m,mode=700', 'tmpfs', target]).status === 0;
}

/** Writes to `file` until the disk is full. */
function fillDisk(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(4096));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(descriptor);
  }
}
