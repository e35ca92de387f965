import { Zip, ZipPassThrough } from 'fflate';
import { streamOf } from './stream-of.ts';

/** A file of an archive. It is read when the archive reaches it, and must then have `size` bytes. */
export interface ZipEntry {
  /** Its path within the archive, in ASCII. */
  name: string;
  size: number;
  read(): Promise<Blob>;
}

// Sizes from PKWARE's APPNOTE 6.3: local file header, data descriptor, central directory header and end of the
// directory.
const LOCAL_HEADER_BYTES = 30;
const DESCRIPTOR_BYTES = 16;
const DIRECTORY_LINE_BYTES = 46;
const DIRECTORY_END_BYTES = 22;

/**
 * A ZIP archive that is generated while it is sent, so that neither memory nor disk holds all of it. Entries are not
 * compressed, so its size is known in advance; a file that is unreadable or of another size aborts the download.
 */
export class ZipFile extends Blob {
  readonly #entries: readonly ZipEntry[];

  constructor(entries: readonly ZipEntry[]) {
    super([], { type: 'application/zip' });
    this.#entries = entries;
  }

  override get size(): number {
    return this.#entries.reduce(
      (total, { name, size }) =>
        total + LOCAL_HEADER_BYTES + DESCRIPTOR_BYTES + DIRECTORY_LINE_BYTES + 2 * name.length + size,
      DIRECTORY_END_BYTES,
    );
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return streamOf(writeArchive(this.#entries));
  }
}

async function* writeArchive(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let written: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else written.push(new Uint8Array(bytes));
  });
  for (const entry of entries) {
    const file = new ZipPassThrough(entry.name);
    zip.add(file);
    let size = 0;
    for await (const bytes of (await entry.read()).stream()) {
      size += bytes.length;
      file.push(bytes);
      yield* takeWritten();
    }
    if (size !== entry.size) throw new Error(`${entry.name} has ${size} bytes instead of ${entry.size}`);
    file.push(new Uint8Array(0), true);
    yield* takeWritten();
  }
  zip.end();
  yield* takeWritten();
  return undefined;

  function* takeWritten() {
    if (failure) throw failure;
    const ready = written;
    written = [];
    yield* ready;
  }
}
