import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson } from '#tests/support/people.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function listPaths(visitor: Visitor, path: string): Promise<string[]> {
  const document = (await (await visitor.fetch(path)).json()) as { paths: object };
  return Object.keys(document.paths);
}

test('serves the complete document to everyone, and the page shows admin calls only to admins', async () => {
  const [riya, admin] = [await registerPerson(app), await registerPerson(app, 'Admin')];
  await makeAdmin(app, admin);
  const ofAdmins = (path: string) => path.startsWith('/api/admin/');
  for (const visitor of [app.visit(), riya, admin])
    expect((await listPaths(visitor, '/api/openapi.json')).some(ofAdmins)).toBe(true);
  for (const visitor of [app.visit(), riya]) {
    const paths = await listPaths(visitor, '/api/docs/openapi.json');
    expect(paths).toContain('/api/memories');
    expect(paths.filter(ofAdmins)).toEqual([]);
  }
  expect((await listPaths(admin, '/api/docs/openapi.json')).some(ofAdmins)).toBe(true);
  expect(await (await app.visit().fetch('/api/docs/start.js')).text()).toContain('/api/docs/openapi.json');
});

test('sends bytes that are written once, in the encoding of the caller, and 304 to one who has them', async () => {
  const visitor = app.visit();
  for (const path of ['/api/openapi.json', '/api/docs/openapi.json']) {
    const packed = await visitor.fetch(path, { headers: { 'accept-encoding': 'br' } });
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
    const plain = await visitor.fetch(path, { headers: { 'accept-encoding': 'identity' } });
    expect(brotliDecompressSync(await packed.bytes()).toString()).toBe(await plain.text());
    const etag = packed.headers.get('etag') ?? '';
    expect((await visitor.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  }
});
