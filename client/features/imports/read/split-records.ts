import type { TableRow } from './table.ts';

/** Maximum number of lines in one quoted cell. */
const CELL_LINES_MAX = 20;

/**
 * Splits delimited text into records. `width` is the number of columns if known: a line whose quotes violate RFC 4180
 * is read in the way that gives that many cells.
 */
export function splitRecords(text: string, delimiter: string, width?: number, lastLine = Infinity): TableRow[] {
  const lines = text.split(/\r\n|\n|\r/);
  const records: TableRow[] = [];
  for (let place = 0; place < Math.min(lines.length, lastLine);) {
    const { cells, lineCount } = readRecord(lines, place, delimiter, width);
    if (cells.some((cell) => cell !== '')) records.push({ line: place + 1, cells });
    place += lineCount;
  }
  return records;
}

function readRecord(lines: readonly string[], place: number, delimiter: string, width: number | undefined) {
  const line = lines[place] ?? '';
  if (!line.includes('"')) return { cells: plainCells(line, delimiter), lineCount: 1 };
  const fits = (cells: readonly string[] | undefined): cells is readonly string[] =>
    cells !== undefined &&
    (width === undefined || cells.length === width || (cells.length > width && widthOf(cells) <= width));
  const strict = quotedCells(line, delimiter, 'pairs');
  if (strict && (strict.isClean || fits(strict.cells))) return { cells: strict.cells, lineCount: 1 };
  for (let count = 2; !strict && count <= CELL_LINES_MAX && place + count <= lines.length; count += 1) {
    const longer = quotedCells(lines.slice(place, place + count).join('\n'), delimiter, 'pairs');
    if (longer?.isClean && fits(longer.cells)) return { cells: longer.cells, lineCount: count };
    if (longer) break;
  }
  const loose = quotedCells(line, delimiter, 'ends');
  const cells = [loose?.cells, plainCells(line, delimiter)].find(fits) ?? strict?.cells ?? loose?.cells;
  return { cells: cells ?? plainCells(line, delimiter), lineCount: 1 };
}

/** Returns the width without trailing empty cells, which many programs add. */
function widthOf(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== '') + 1;
}

function plainCells(line: string, delimiter: string): string[] {
  return line.split(delimiter).map((cell) => cell.trim());
}

/**
 * Returns the cells of a record with quotes, or `null` if a quoted cell does not end; `isClean` is false if a quote was
 * taken literally. With 'pairs' a doubled quote stands for one, with 'ends' any quote before a delimiter closes the
 * cell.
 */
function quotedCells(text: string, delimiter: string, rule: 'pairs' | 'ends') {
  const cells: string[] = [];
  let isClean = true;
  for (let at = 0; at <= text.length;) {
    const open = /[ ]*=?"/y;
    open.lastIndex = at;
    const isQuoted = open.test(text);
    const start = isQuoted ? open.lastIndex : at;
    const end = isQuoted ? findEnd(text, start, delimiter, rule) : start;
    if (end === null) return null;
    const next = text.indexOf(delimiter, end);
    const written = text.slice(start, isQuoted ? end : next < 0 ? undefined : next);
    isClean &&= !(isQuoted ? written.replaceAll('""', '') : written).includes('"');
    cells.push((isQuoted ? written.replaceAll('""', '"') : written).trim());
    at = next < 0 ? text.length + 1 : next + delimiter.length;
  }
  return { cells, isClean };
}

function findEnd(text: string, start: number, delimiter: string, rule: 'pairs' | 'ends'): number | null {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 1)) {
    if (rule === 'pairs' && text[at + 1] === '"') {
      at += 1;
      continue;
    }
    const next = text[at + 1];
    if (next !== undefined && next !== ' ' && next !== delimiter[0]) continue;
    const rest = text.slice(at + 1, at + 4 + delimiter.length).replace(/^ +/, '');
    if (rest === '' || rest.startsWith(delimiter)) return at;
  }
  return null;
}
