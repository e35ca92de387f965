import { fieldsText } from '#messages/fields.ts';
import { refuse } from '#server/platform/errors.ts';

const MAX_DEPTH = 32;
/** The largest legitimate body is an import of 10,000 rows with up to 20 values each. */
const MAX_VALUES = 250_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/**
 * Counts the values of a JSON text by its commas and opening brackets outside strings, without parsing it. Throws 400,
 * and stops reading, at a depth of more than 32 or at more than 250,000 values.
 */
export function countValues(json: Uint8Array): number {
  let depth = 0;
  let values = 1;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isInString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (byte === COMMA) values += 1;
    else if (byte === OPENING_BRACE || byte === OPENING_BRACKET) {
      depth += 1;
      values += 1;
      if (depth > MAX_DEPTH) throw refuse.invalid('invalid', fieldsText.malformed);
    } else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) depth -= 1;
    if (values > MAX_VALUES) throw refuse.invalid('invalid', fieldsText.malformed);
  }
  return values;
}
