import { join } from 'node:path';
import { brand } from '#domain/kernel/brand.ts';
import { exportsText } from '#messages/exports.ts';
import { openSpool } from '#packages/zip-download/spool.ts';
import { ZipFile, type ZipEntry } from '#packages/zip-download/zip-file.ts';
import { findAvatarFile } from '#server/features/accounts/avatar-service.ts';
import { listPhotoFiles } from '#server/features/photos/service.ts';
import { todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { readAccount } from './content-service.ts';
import { writeList } from './list-files-service.ts';
import type { ReadPages } from './record-lists-service.ts';

/** Number of stored files whose sizes are requested concurrently. */
const SIZES_AT_ONCE = 16;

/**
 * Returns everything of the member and their couple as one archive: each of the lists as JSON and CSV, the photos and the
 * profile picture. The lists are spooled to disk first, so that the size is known and browsers show progress.
 */
export async function exportEverything(context: MemberContext, lists: Readonly<Record<string, ReadPages>>) {
  const today = todayInIndia(context.clock);
  const folder = `${brand.slug}-${today}`;
  const entries = [
    fromText('README.txt', exportsText.readme(brand.name, today)),
    fromText('account.json', toJson(await readAccount(context))),
  ];
  const spool = await openSpool(join(context.config.dataDir, 'exports'), context.watchCaller());
  for (const [name, readPages] of Object.entries(lists))
    entries.push(...(await writeList(context, spool, name, readPages)));
  entries.push(...(await findPictures(context)));
  return {
    headers: { 'content-disposition': `attachment; filename="${folder}.zip"` },
    body: new ZipFile(entries.map((entry) => ({ ...entry, name: `${folder}/${entry.name}` }))),
  };
}

/** Returns the stored pictures, without rows whose file is missing. */
async function findPictures(context: MemberContext): Promise<ZipEntry[]> {
  const avatar = await findAvatarFile(context);
  const photos = await listPhotoFiles(context);
  const pictures = [
    ...(avatar ? [avatar] : []),
    ...photos.map((photo) => ({ ...photo, name: `photos/${photo.name}` })),
  ];
  const entries: ZipEntry[] = [];
  for (let from = 0; from < pictures.length; from += SIZES_AT_ONCE) {
    const found = await Promise.all(
      pictures.slice(from, from + SIZES_AT_ONCE).map((picture) => toEntry(context, picture)),
    );
    entries.push(...found.filter((entry) => entry !== null));
  }
  return entries;
}

async function toEntry(
  { files }: MemberContext,
  { name, key, contentType }: { name: string; key: string; contentType: string },
): Promise<ZipEntry | null> {
  const size = await files.size(key);
  if (size === null) return null;
  return {
    name,
    size,
    async read() {
      const file = await files.get(key, contentType);
      if (!file) throw new Error(`${name} was deleted while it was exported`);
      return file;
    },
  };
}

function fromText(name: string, text: string): ZipEntry {
  const file = new Blob([text]);
  return { name, size: file.size, read: () => Promise.resolve(file) };
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
