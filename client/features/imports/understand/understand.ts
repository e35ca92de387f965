import type { ReadFile } from '../read/table.ts';
import { FileFault } from '../read/import-fault.ts';
import type { Choices, Reader, Two, Understanding } from './entry.ts';
import { readOwnExport } from './own-export.ts';
import { readSpliitCsv, readSpliitJson } from './spliit.ts';
import { readSplitwise } from './splitwise.ts';
import { readAnyTable } from './table-reader.ts';

const KNOWN_SOURCES: readonly Reader[] = [readSplitwise, readSpliitCsv, readSpliitJson, readOwnExport];

/**
 * Interprets a file by its source, or as a table by the roles of its columns. Throws `FileFault` for JSON of an unknown
 * source.
 */
export function understand(file: ReadFile, two: Two, choices: Choices): Understanding {
  for (const read of KNOWN_SOURCES) {
    const understanding = read(file, two, choices);
    if (understanding) return understanding;
  }
  if (file.kind === 'json') throw new FileFault('unreadable');
  return readAnyTable(file, two, choices);
}
