/**
 * Why a file is not imported: it is empty, no text, has no line of headings; a cell is no day, no amount, no title; there are more rows than
 * are taken at once; another currency than rupees; a day after tomorrow.
 */
export type ImportFaultReason =
  | 'empty'
  | 'unreadable'
  | 'noHeader'
  | 'date'
  | 'amount'
  | 'title'
  | 'tooMany'
  | 'currency'
  | 'future';

export class ImportFault extends Error {
  readonly reason: ImportFaultReason;
  /** Of the file, from 1; `null` where it is the file as a whole. */
  readonly line: number | null;
  /** What stands there. */
  readonly value: string;

  constructor(reason: ImportFaultReason, line: number | null = null, value = '') {
    super(reason);
    this.reason = reason;
    this.line = line;
    this.value = value;
  }
}
