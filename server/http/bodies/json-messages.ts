import type { Language } from '#domain/kernel/languages.ts';

/** A JSON body for the worker thread, with its endpoint and path parameters. */
export interface JsonJob {
  /** Dotted path of the endpoint in the contract, such as `imports.create`. */
  endpoint: string;
  /** Path parameters. */
  params: Record<string, string>;
  /** The caller's language, for error messages. */
  language: Language;
  bytes: Uint8Array;
}

/**
 * A message to the worker thread. `more` requests items of a list in the last job's input, starting at the index
 * `from`.
 */
export type ToThread = { job: JsonJob; more?: never } | { more: { list: string; from: number }; job?: never };

/** The first issue that validation found. */
export interface FoundIssue {
  message: string;
  path: PropertyKey[];
}

/**
 * A message from the worker thread. `input` omits the items of long lists, which are requested in pieces by the lengths
 * in `lists`.
 */
export type FromThread =
  | { kind: 'unreadable' }
  | { kind: 'invalid'; issue: FoundIssue | null }
  | { kind: 'input'; input: Record<string, unknown>; lists: Record<string, number> }
  | { kind: 'items'; items: unknown[] };
