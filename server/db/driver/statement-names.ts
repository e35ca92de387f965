/** How often a text must come before it is worth keeping prepared. */
const usesBeforeNaming = 3;
/** Each name costs memory in every connection. An app has a few hundred texts; more come from varying lists. */
const maxNames = 600;
const maxCandidates = 5000;

export interface StatementNames {
  /** The name under which PostgreSQL keeps this text prepared; undefined for texts that are rare. */
  nameFor(sql: string): string | undefined;
  /** Gives the text a new name from now on, for when its old plan no longer fits the tables. */
  rename(sql: string): void;
}

/** Names for statements that come again and again, so that PostgreSQL parses and plans each once per connection. */
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
