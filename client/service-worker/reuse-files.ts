import { bareName, type BuiltFile, digestOf, renameFiles } from './built-files.ts';

interface KeptFile {
  url: string;
  text: string;
  headers: Headers;
}

/**
 * Makes files of this version from those of the former one that differ from them in the names of other files alone, as
 * three of four do: a changed file gets another name, and so do all that name it. The others are left to the network.
 */
export async function reuseFiles(files: readonly BuiltFile[], cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const keptUrls = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter(({ url }) => !keptUrls.has(url));
  const former = missing.length > 0 ? await readScripts(cache, keptUrls) : [];
  if (former.length === 0) return;
  const byBody = new Map<string, KeptFile>();
  for (const file of former) byBody.set(keyOf(file.url, await digestOf(renameFiles(file.text, bareName))), file);
  const names = matchNames(former, files, byBody);
  for (const { url, body, content } of missing) {
    const from = byBody.get(keyOf(url, body));
    if (!from) continue;
    const text = renameFiles(from.text, (name) => names.get(name) ?? name);
    if ((await digestOf(text)) === content) await cache.put(url, new Response(text, { headers: from.headers }));
  }
}

async function readScripts(cache: Cache, urls: Iterable<string>): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for (const url of urls) {
    const response = bareName(url) === url ? undefined : await cache.match(url);
    if (!response) continue;
    const headers = new Headers();
    for (const name of ['content-type', 'cache-control']) headers.set(name, response.headers.get(name) ?? '');
    files.push({ url, text: await response.text(), headers });
  }
  return files;
}

/** Returns the new name of each former file: that of the same body, or the only one left that is called so. */
function matchNames(
  former: readonly KeptFile[],
  files: readonly BuiltFile[],
  byBody: ReadonlyMap<string, KeptFile>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const left = new Map<string, string[]>();
  for (const { url, body } of files) {
    const from = byBody.get(keyOf(url, body));
    if (from) names.set(nameOf(from.url), nameOf(url));
    else left.set(bareName(url), [...(left.get(bareName(url)) ?? []), url]);
  }
  for (const { url } of former) {
    const [only, ...others] = left.get(bareName(url)) ?? [];
    if (only && others.length === 0 && !names.has(nameOf(url))) names.set(nameOf(url), nameOf(only));
  }
  return names;
}

function keyOf(url: string, body: string): string {
  return `${bareName(url)} ${body}`;
}

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
