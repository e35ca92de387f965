import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'file-store-'));
const bucket = new Map<string, Buffer>();
let server: Server;
const stores: Record<string, () => FileStore> = {
  disk: () => createDiskStore(folder),
  bucket: () =>
    createS3Store(`s3://key:se%2Fcret@127.0.0.1:${(server.address() as AddressInfo).port}/photos/folder?insecure=1`),
};

beforeAll(async () => {
  server = createBucketServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(Object.keys(stores))('%s', (name) => {
  const open = () => stores[name]?.() ?? createDiskStore(folder);
  const bytes = Buffer.from('a photo');

  test('returns a stored file with its type until it is deleted', async () => {
    const store = open();
    await store.put('photos/1/full.webp', bytes, 'image/webp');
    const file = await store.get('photos/1/full.webp', 'image/webp');
    expect([file?.type, await file?.text()]).toEqual(['image/webp', 'a photo']);
    await store.delete('photos/1/full.webp');
    await store.delete('photos/1/full.webp');
    expect(await store.get('photos/1/full.webp', 'image/webp')).toBeNull();
  });

  test('deletes a whole folder and no other', async () => {
    const store = open();
    for (const key of ['photos/2/full.webp', 'photos/2/thumbnail.webp', 'photos/20/full.webp']) {
      await store.put(key, bytes, 'image/webp');
    }
    expect((await Array.fromAsync(store.list())).toSorted()).toEqual([
      'photos/2/full.webp',
      'photos/2/thumbnail.webp',
      'photos/20/full.webp',
    ]);
    await store.deleteAll('photos/2/');
    expect(await store.get('photos/2/thumbnail.webp', 'image/webp')).toBeNull();
    expect(await store.get('photos/20/full.webp', 'image/webp')).not.toBeNull();
    await store.deleteAll('photos/nobody/');
  });
});

test('rejects a key that leaves the folder of the disk store', async () => {
  await expect(async () => createDiskStore(folder).put('../outside', Buffer.from(''), 'text/plain')).rejects.toThrow(
    'leaves the store',
  );
});

test('leaves nothing on the disk after a failed write', async () => {
  const store = createDiskStore(folder);
  await store.put('photos/3/full.webp', Buffer.from('x'), 'image/webp');
  // The file's path is an existing folder.
  await expect(store.put('photos/3', Buffer.from('x'), 'image/webp')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(readdirSync(join(folder, 'photos')).filter((file) => file.endsWith('.part'))).toEqual([]);
});

test('rejects with the response of a bucket that refuses access', async () => {
  const store = createS3Store(
    `s3://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/forbidden?insecure=1`,
  );
  await expect(store.put('a', Buffer.from(''), 'text/plain')).rejects.toThrow('the file store answered 403 to PUT');
});

/**
 * Creates a bucket `photos` in memory that speaks enough of S3: signed PUT, GET and DELETE, and lists of at most one
 * key.
 */
function createBucketServer(): Server {
  return createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://localhost');
    const [, name, ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/');
    if (!isSigned || name !== 'photos') return response.writeHead(403).end('AccessDenied');
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      bucket.set(key, Buffer.concat(chunks));
      return response.end();
    }
    if (request.method === 'DELETE') {
      bucket.delete(key);
      return response.writeHead(204).end();
    }
    if (key === '') {
      // A page holds one key, and the continuation token is that key.
      const after = url.searchParams.get('continuation-token') ?? '';
      const prefix = url.searchParams.get('prefix') ?? '';
      const found = [...bucket.keys()].filter((each) => each.startsWith(prefix) && each > after).toSorted();
      const next = found.length > 1 ? `<NextContinuationToken>${found[0]}</NextContinuationToken>` : '';
      return response.end(
        `<ListBucketResult>${found
          .slice(0, 1)
          .map((each) => `<Key>${each}</Key>`)
          .join('')}${next}</ListBucketResult>`,
      );
    }
    const file = bucket.get(key);
    return file ? response.end(file) : response.writeHead(404).end('NoSuchKey');
  }
}
