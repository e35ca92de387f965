/** Returns true for an object. A list or a bare value must not pass as an object without fields. */
export function hasFields(parsed: unknown): parsed is Record<string, unknown> {
  return typeof parsed === 'object' && !Array.isArray(parsed);
}

/**
 * Returns true if `parsed` holds U+0000 or a lone surrogate, which PostgreSQL cannot store. JSON carries both only as
 * escapes, and `JSON.stringify` escapes a surrogate only if it is lone.
 */
export function hasUnstorableText(json: string, parsed: unknown): boolean {
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return false;
  return /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(JSON.stringify(parsed));
}
