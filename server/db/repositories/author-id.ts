declare const authorIdBrand: unique symbol;
/**
 * The id of a member whose private expenses are read or written: the caller's own. Every query on these tables requires
 * it, so the partner's id cannot reach them.
 */
export type AuthorId = string & { readonly [authorIdBrand]: true };

/**
 * Brands the id of a caller, or of the author of a row that a job has found. `npm run structure` checks who calls it.
 */
export function mintAuthorId(id: string): AuthorId {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand exists only in the types
  return id as AuthorId;
}
