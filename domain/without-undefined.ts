/** A partial change without absent fields. */
export type Present<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** Removes absent fields of a partial change, so that their values stay unchanged. */
export function withoutUndefined<T extends object>(patch: T): Present<T>;
export function withoutUndefined(patch: object): object {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
