import { withoutUndefined } from './without-undefined.ts';

/** Fields to change; absent and undefined ones stay as they are. */
export type Patch<Values> = { [Field in keyof Values]?: Values[Field] | undefined };

/** Returns the record with the fields of the patch. */
export function applyPatch<Values extends object>(record: Values, patch: Patch<Values>): Values {
  return { ...record, ...withoutUndefined(patch) };
}
