/** Number of uses from which preparing a statement pays off. */
const usesBeforeNaming = 3;
/**
 * Limit, because each prepared statement costs memory in every connection. An app has a few hundred; lists of varying
 * length add more.
 */
const maxNames = 600;
const maxCandidates = 5000;

export interface StatementNames {
  /** Returns the name of the prepared statement for a text; undefined for rare texts. */
  nameFor(sql: string): string | undefined;
  /** Gives the text a new name after its cached plan no longer fits the tables. */
  rename(sql: string): void;
}

/** Prepares nothing: for a pooler that may run each transaction on another connection. */
export const unnamed: StatementNames = { nameFor: () => undefined, rename: () => undefined };

/** Names recurring statements, so that PostgreSQL parses and plans each once per connection. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  let given = 0;

  function rename(sql: string): void {
    names.set(sql, `s${(given += 1)}`);
  }

  return {
    rename,
    nameFor(sql) {
      const name = names.get(sql);
      if (name !== undefined || names.size >= maxNames) return name;
      const count = (uses.get(sql) ?? 0) + 1;
      if (count < usesBeforeNaming) {
        if (uses.size >= maxCandidates) uses.clear();
        uses.set(sql, count);
        return undefined;
      }
      uses.delete(sql);
      rename(sql);
      return names.get(sql);
    },
  };
}
