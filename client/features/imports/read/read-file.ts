import { cleanText } from './clean-text.ts';
import { findLayout } from './find-layout.ts';
import { isOtherFormat, kindOfBytes, kindOfText } from './foreign-kind.ts';
import { FileFault } from './import-fault.ts';
import { joinRagged } from './join-ragged.ts';
import { splitRecords } from './split-records.ts';
import type { ReadFile, Table, TableRow } from './table.ts';

/** Number of bytes examined to detect the encoding. */
const SAMPLE_BYTES = 4096;
/** Maximum share of broken letters among the non-ASCII letters of a damaged UTF-8 file. */
const BROKEN_MAX = 0.2;

/** Reads delimited text or JSON. Throws `FileFault` for a file without a table, never for a row. */
export function readFile(bytes: Uint8Array): ReadFile {
  const kind = kindOfBytes(bytes);
  if (kind) throw new FileFault('unreadable', kind);
  const text = cleanText(decodeText(bytes));
  if (text.trim() === '') throw new FileFault('empty');
  const foreign = kindOfText(text);
  if (foreign || isOtherFormat(text)) throw new FileFault('unreadable', foreign);
  if (/^\s*[{[]/.test(text)) {
    const json = parseJson(text);
    if (json !== undefined) return { kind: 'json', json };
  }
  return { kind: 'table', table: readTable(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A table may begin with a bracket too.
    return undefined;
  }
}

function readTable(text: string): Table {
  const layout = findLayout(text);
  if (layout.headings.length < 3) throw new FileFault('noHeader');
  const { delimiter, headings, firstLine } = layout;
  const width = headings.length;
  const records = splitRecords(text, delimiter, width)
    .filter(({ line, cells }) => line >= firstLine && cells.some((cell) => /[\p{L}\p{N}\p{So}\p{Sc}]/u.test(cell)))
    // Statements of several pages repeat their headings.
    .filter(({ cells }) => headings.every((heading) => heading === '') || cells.join('\n') !== headings.join('\n'));
  if (records.length === 0) throw new FileFault('empty');
  return joinRagged({ headings, rows: fitRows(records, width) }, delimiter);
}

/** Drops the empty cells that every row has beyond the headings; in other rows a split cell may be the reason. */
function fitRows(records: readonly TableRow[], width: number): TableRow[] {
  const long = records.filter(({ cells }) => cells.length >= width);
  const surplus = long.reduce((least, { cells }) => Math.min(least, cells.length - width), Infinity);
  const isEmpty = long.every(({ cells }) => cells.slice(cells.length - surplus).every((cell) => cell === ''));
  return records.map(({ line, cells: all }) => {
    const cells = isEmpty && all.length >= width ? all.slice(0, all.length - surplus) : all;
    return cells.length === width ? { line, cells } : { line, cells, isRagged: true };
  });
}

/**
 * Decodes a file in UTF-8, UTF-16 (with or without a byte order mark) or windows-1252. Throws `FileFault` for other
 * bytes.
 */
function decodeText(bytes: Uint8Array): string {
  const utf16 = findUtf16(bytes);
  const text = utf16 ? new TextDecoder(utf16).decode(bytes) : decodeUtf8(bytes);
  // For example a spreadsheet or a picture with a wrong extension.
  if (/(?![\t\n\v\f\r])\p{Cc}/u.test(text.replaceAll(/[\u0080-\u009f]/g, ''))) throw new FileFault('unreadable');
  return text;
}

/** Detects UTF-16: every delimiter, digit and line break has a zero byte, whose position gives the byte order. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [place, byte] of bytes.subarray(0, SAMPLE_BYTES).entries())
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (bytes.length % 2 === 1 || Math.max(even, odd) * 10 < Math.min(bytes.length, SAMPLE_BYTES)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Decodes UTF-8, also with a few broken letters, such as a text cut between bytes. */
function decodeUtf8(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\ufffd').length - 1;
  const letters = text.match(/[^\0-\u007f]/gu)?.length ?? 0;
  return broken <= letters * BROKEN_MAX ? text : new TextDecoder('windows-1252').decode(bytes);
}
