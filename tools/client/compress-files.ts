import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const textFile = /\.(js|css|html|svg|webmanifest|json|txt)$/;
/** Below this many bytes, compression saves no packet. */
const minBytes = 1024;

/** Writes a `.br` and a `.gz` beside each text file that the server sends as it is. It fills in public pages (`index.html`) and compresses them itself. */
export async function compressFiles(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      if (!entry.isFile() || !textFile.test(entry.name) || entry.name === 'index.html') return;
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      if (content.length < minBytes) return;
      const [brotli, zipped] = await Promise.all([
        promisify(brotliCompress)(content),
        promisify(gzip)(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
    }),
  );
}
