/** Fields to change; absent and undefined ones stay as they are. */
export type Patch<Values> = { [Field in keyof Values]?: Values[Field] | undefined };

/** Returns the record with the fields of the patch. */
export function applyPatch<Values extends object>(record: Values, patch: Patch<Values>): Values {
  return { ...record, ...withoutUndefined(patch) };
}

/** Returns true if the patch changes the record. Compares single values, not lists. */
export function isChangedBy<Values extends object>(record: Values, patch: Patch<Values>): boolean {
  const before = new Map<string, unknown>(Object.entries(record));
  return Object.entries(withoutUndefined(patch)).some(([field, value]) => before.get(field) !== value);
}

/** A partial change without absent fields. */
type Present<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** Removes absent fields of a partial change, so that their values stay unchanged. */
export function withoutUndefined<T extends object>(patch: T): Present<T>;
export function withoutUndefined(patch: object): object {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
