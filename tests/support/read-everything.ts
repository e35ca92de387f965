import { unzipSync } from 'fflate';
import { contract } from '#domain/api.ts';
import { listEndpoints } from '#server/http/api.ts';
import type { Person } from './people.ts';

/** Returns everything that a member can read without naming an object, and their unpacked export, as one text. */
export async function readEverything(person: Person): Promise<string> {
  const texts: string[] = [];
  for (const { method, path, isStream } of listEndpoints(contract)) {
    if (method !== 'GET' || isStream || path.includes('{') || path.includes('logout')) continue;
    const response = await person.fetch(path);
    const headers = JSON.stringify([...response.headers]);
    texts.push(`${path} ${headers}`, ...decode(path, new Uint8Array(await response.arrayBuffer())));
  }
  return texts.join('\n');
}

function decode(path: string, body: Uint8Array): string[] {
  const isExport = path === '/api/export';
  const parts = isExport ? Object.entries(unzipSync(body)).flatMap(([name, part]) => [name, part]) : [body];
  return parts.map((part) => (typeof part === 'string' ? part : new TextDecoder().decode(part)));
}
