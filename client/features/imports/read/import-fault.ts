/** Reasons why a file cannot be shown. */
export type FileFaultReason = 'empty' | 'unreadable' | 'noHeader';
/** Kinds of files that hold no delimited text, though their name may say so. */
export type ForeignKind = 'spreadsheet' | 'pdf' | 'webPage' | 'chat';

/** Thrown for a file as a whole, never for a row. */
export class FileFault extends Error {
  readonly reason: FileFaultReason;
  /** Kind of an unreadable file; `null` if unknown. */
  readonly kind: ForeignKind | null;

  constructor(reason: FileFaultReason, kind: ForeignKind | null = null) {
    super(reason);
    this.reason = reason;
    this.kind = kind;
  }
}
