import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

/** Key that each write check of the bucket overwrites. */
const PROBE = 'write-probe';

/**
 * Returns a store in a bucket of any service that speaks S3 with path-style URLs:
 * `s3://KEY:SECRET@host[:port]/bucket[/prefix]?region=…&insecure=1`.
 */
export function createS3Store(filesUrl: string): FileStore {
  const url = new URL(filesUrl);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'ap-south-1',
    retries: 3,
  });
  const scheme = url.searchParams.get('insecure') === '1' ? 'http' : 'https';
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean);
  const bucketUrl = `${scheme}://${url.host}/${bucket}`;
  const fullKey = (key: string) => [...folders, key].join('/');
  const urlOf = (key: string) => `${bucketUrl}/${fullKey(key)}`;

  async function send(method: string, target: string, body?: { bytes: Uint8Array<ArrayBuffer>; contentType: string }) {
    const response = await client.fetch(target, {
      method,
      ...(body && { body: body.bytes, headers: { 'content-type': body.contentType } }),
      signal: AbortSignal.timeout(60_000),
    });
    if (!response.ok && response.status !== 404) {
      throw new Error(
        `the file store answered ${response.status} to ${method}: ${(await response.text()).slice(0, 300)}`,
      );
    }
    return response;
  }

  /** Yields the full keys that begin with `prefix`, page by page. */
  async function* listKeys(prefix: string): AsyncGenerator<string> {
    let next: string | null = '';
    while (next !== null) {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (next) query.set('continuation-token', next);
      const page: string = await (await send('GET', `${bucketUrl}?${query}`)).text();
      for (const [, key = ''] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) yield key;
      next = /<NextContinuationToken>([^<]+)</.exec(page)?.[1] ?? null;
    }
  }

  return {
    async put(key, bytes, contentType) {
      const response = await send('PUT', urlOf(key), { bytes: new Uint8Array(bytes), contentType });
      if (!response.ok) throw new Error(`the file store has no bucket ${bucket}`);
    },
    async get(key, contentType) {
      const response = await send('GET', urlOf(key));
      if (!response.ok) return null;
      return new Blob([await response.arrayBuffer()], { type: contentType });
    },
    async size(key) {
      const response = await send('HEAD', urlOf(key));
      return response.ok ? Number(response.headers.get('content-length')) : null;
    },
    async delete(key) {
      await send('DELETE', urlOf(key));
    },
    async checkWritable() {
      const response = await send('PUT', urlOf(PROBE), {
        bytes: new Uint8Array(),
        contentType: 'text/plain',
      });
      if (!response.ok) throw new Error(`the file store has no bucket ${bucket}`);
    },
    async *list() {
      const folder = fullKey('');
      for await (const key of listKeys(folder)) if (key !== fullKey(PROBE)) yield key.slice(folder.length);
    },
    async deleteAll(prefix) {
      for await (const key of listKeys(fullKey(prefix))) await send('DELETE', `${bucketUrl}/${key}`);
    },
  };
}
