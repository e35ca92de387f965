/** The members who see a row: both partners, or those named, whose ids may be none. */
export type Audience = 'both' | readonly string[];

/** The facts of a record for the copy on devices. */
export interface CopiedRecord<Row = never> {
  /** Name of its rows in `GET /api/copy`. */
  readonly copiedAs: string;
  /**
   * The members who see a row, by its stored facts alone, never by the time; default: both partners for a couple's record, else its
   * member.
   */
  readonly seenBy?: (row: Row) => Audience;
}

/** Facts of one kind of record. All that several parts of the app know of it is derived from them (`records.ts`). */
export interface RecordDefinition {
  /** Name in code; its table has the same name in snake case. */
  readonly name: string;
  /** Owner of the rows. A couple's rows are found by `couple_id`, a member's by `author`. */
  readonly owner: 'couple' | 'member';
  /** Column of the member who created the row; default `user_id`. */
  readonly author?: 'from_user_id';
  /** Resource of the API that shows the record. */
  readonly resource?: string;
  /** Name of its rows in the copy on devices (`CopiedRecord`). */
  readonly copiedAs?: string;
  readonly seenBy?: (row: never) => Audience;
  /** The records whose parts the rows are, by `column`. A part is seen where its whole is. */
  readonly partOf?: { readonly of: readonly string[]; readonly column: string };
  /** Name of its files in the member's export. */
  readonly exportedAs?: string;
  /** Largest number of a member's records until an admin changes it by the setting `max_<table>`. */
  readonly storageLimit?: number;
  /** The record of the same member whose storage limit counts these rows, too. */
  readonly countsTowards?: string;
  /** The caller may choose the id of a new record, so that it can be created offline. */
  readonly takesId?: true;
  readonly trash?: {
    /** Kind of the record in the trash and in notifications. */
    readonly kind: string;
    /** Columns of the day and the amount that the trash shows. */
    readonly day?: string;
    readonly amount?: string;
  };
  /** Kind of the record in comments and in notifications of them, if members react to it and comment on it. */
  readonly discussedAs?: string;
  /** Name under which the record is counted before members join, or `null` if they do not regard it as theirs. */
  readonly countedAs: string | null;
  /** The rows stay with their couple when it is joined to another one, for the reason beside it. */
  readonly staysOnJoining?: true;
  /**
   * Rows that a leaving member takes along: their own (`author`), or those of a record that they take along, which
   * `column` refers to. What others wrote into it (`isWrittenByBoth`) is
   * copied before, so that it stays too. `null` for rows that stay, and for those of a member.
   */
  readonly onLeaving:
    | 'author'
    | { readonly of: string; readonly column: string; readonly isWrittenByBoth?: true }
    | null;
}
