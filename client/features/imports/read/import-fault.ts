/** Reasons why a file cannot be shown. */
export type FileFaultReason = 'empty' | 'unreadable' | 'noHeader';

/** Thrown for a file as a whole, never for a row. */
export class FileFault extends Error {
  readonly reason: FileFaultReason;

  constructor(reason: FileFaultReason) {
    super(reason);
    this.reason = reason;
  }
}
