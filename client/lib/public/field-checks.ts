/**
 * What a field of a public form is held to before it is sent. It stands in the page beside the field, with the words for each
 * fault, so that the page's script needs neither the contract's schemas nor any words. Tests hold the checks to the schemas.
 */
export type FieldCheck =
  /** Something that is seen. */
  | { rule: 'filled'; message: string }
  | { rule: 'ticked'; message: string }
  | { rule: 'shortest' | 'longest'; length: number; message: string }
  | { rule: 'pattern'; pattern: string; message: string }
  /** What another field holds. */
  | { rule: 'same'; as: string; message: string };

/** No space, and no character that only joins or directs others (U+200B and the like): as in contract/fields.ts. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** The first fault of a value, or `undefined`. `valueOf` knows the form's other fields. */
export function findFault(
  checks: readonly FieldCheck[],
  value: string | boolean,
  valueOf: (name: string) => unknown,
): FieldCheck | undefined {
  return checks.find((check) => !isMet(check, value, valueOf));
}

function isMet(check: FieldCheck, value: string | boolean, valueOf: (name: string) => unknown): boolean {
  if (typeof value === 'boolean') return check.rule !== 'ticked' || value;
  switch (check.rule) {
    case 'filled':
      return VISIBLE.test(value);
    case 'ticked':
      return false;
    case 'shortest':
      return lengthOf(value) >= check.length;
    case 'longest':
      return lengthOf(value) <= check.length;
    case 'pattern':
      return new RegExp(check.pattern, 'u').test(value);
    case 'same':
      return value === valueOf(check.as);
  }
}

/** In code points, as the schemas count. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The attributes of a field whose text counts without the spaces around it. */
export function checked(...checks: FieldCheck[]) {
  return { 'data-checks': JSON.stringify(checks) };
}

/** The attributes of a field whose text counts as it is typed: a password. */
export function checkedExactly(...checks: FieldCheck[]) {
  return { ...checked(...checks), 'data-exact': '' };
}
