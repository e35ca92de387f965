import { ImportFault } from './import-fault.ts';

/** The text of a file: UTF-16 by its mark, else UTF-8, else what Excel writes on Windows. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = findEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  // A spreadsheet or a picture under a false name.
  if (text.includes('\u0000')) throw new ImportFault('unreadable');
  return text;
}

function findEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Not UTF-8, so of one byte a letter.
    return 'windows-1252';
  }
}
