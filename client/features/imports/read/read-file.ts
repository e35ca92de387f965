import { cleanText } from './clean-text.ts';
import { decodeText } from './decode-text.ts';
import { findLayout } from './find-layout.ts';
import { FileFault } from './import-fault.ts';
import { joinRagged } from './join-ragged.ts';
import { splitRecords } from './split-records.ts';
import type { ReadFile, Table, TableRow } from './table.ts';

/** Reads delimited text or JSON. Throws `FileFault` for a file without a table, never for a row. */
export function readFile(bytes: Uint8Array): ReadFile {
  const text = cleanText(decodeText(bytes));
  if (text.trim() === '') throw new FileFault('empty');
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
    .filter(({ line }) => line >= firstLine)
    // Statements of several pages repeat their headings.
    .filter(
      ({ cells }) => headings.every((heading) => heading === '') || cells.join('\n') !== headings.join('\n'),
    );
  if (records.length === 0) throw new FileFault('empty');
  return joinRagged({ headings, rows: records.map((record) => fit(record, width)) }, delimiter);
}

/** Drops empty cells beyond the headings. */
function fit({ line, cells }: TableRow, width: number): TableRow {
  if (cells.length > width && cells.slice(width).every((cell) => cell === ''))
    return { line, cells: cells.slice(0, width) };
  return cells.length === width ? { line, cells } : { line, cells, isRagged: true };
}
