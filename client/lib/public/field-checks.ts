import { lengthOf } from '#domain/kernel/text/cut-text.ts';
/**
 * Check of a field of a public form before it is sent. The page holds it beside the field with its error messages, so
 * that the script needs neither the contract's schemas nor the catalogues; tests hold the checks to the schemas.
 */
export type FieldCheck =
  /** Requires a visible character. */
  | { rule: 'filled'; message: string }
  | { rule: 'ticked'; message: string }
  | { rule: 'shortest' | 'longest'; length: number; message: string }
  | { rule: 'pattern'; pattern: string; message: string }
  /** Requires the value of another field. */
  | { rule: 'same'; as: string; message: string };

/**
 * Matches a character that is no space and no invisible joiner or direction mark (U+200B and similar), as in
 * domain/kernel/fields.ts.
 */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Returns the first check that a value fails, or `undefined`. `valueOf` reads the form's other fields. */
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

/** Attributes of a field whose value is trimmed before the check. */
export function checked(...checks: FieldCheck[]) {
  return { 'data-checks': JSON.stringify(checks) };
}

/** Attributes of a field whose value is checked exactly as typed, such as a password. */
export function checkedExactly(...checks: FieldCheck[]) {
  return { ...checked(...checks), 'data-exact': '' };
}
