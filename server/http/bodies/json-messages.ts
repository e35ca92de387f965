import type { Language } from '#messages/languages.ts';

/** A body for the thread, with the input that it belongs to. */
export interface JsonJob {
  /** The endpoint's place in the contract: `expenseImports.create`. */
  endpoint: string;
  /** The parameters of the path. */
  params: Record<string, string>;
  /** The language of the caller, for what is refused. */
  language: Language;
  bytes: Uint8Array;
}

/** `more` asks for the items of a list of the last job's input, from an index on. */
export type ToThread = { job: JsonJob; more?: never } | { more: { list: string; from: number }; job?: never };

/** The first issue that validation found. */
export interface FoundIssue {
  message: string;
  path: PropertyKey[];
}

/** `input` without the items of its long lists, whose lengths are in `lists`; they are asked for piece by piece. */
export type FromThread =
  | { kind: 'unreadable' }
  | { kind: 'invalid'; issue: FoundIssue | null }
  | { kind: 'input'; input: Record<string, unknown>; lists: Record<string, number> }
  | { kind: 'items'; items: unknown[] };
