/** Characters that show nothing and come along when an address is copied. Joiners may belong to a domain's letters and stay. */
const INVISIBLE = String.raw`\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF`;
/** Letters of a dot-atom (RFC 5322, section 3.2.3). */
const ATOM = `[\\w!#$%&'*+/=?^\`{|}~${INVISIBLE}\\-]+`;
const LETTER = String.raw`[\p{L}\p{M}\p{N}`;
/** A label of a domain in any script (RFC 5890), with hyphens within. */
const LABEL = `${LETTER}${INVISIBLE}](?:${LETTER}${INVISIBLE}\\u200C\\u200D\\-]*${LETTER}${INVISIBLE}])?`;

const ADDRESS = `${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?=[${INVISIBLE}]*\\p{L})${LABEL}`;
/** A link of a web page; its subject or text is left out. */
const LINKED = `(?:[Mm][Aa][Ii][Ll][Tt][Oo]:)?(${ADDRESS})(?:\\?[^<>\\s]*)?`;
/** A name before an address, as contacts give it: in quotation marks, plain, or the address once more. */
const NAME = `(?:"[^"<>\\r\\n]*"[ \\t]*|[^"<>@\\r\\n]*|${ADDRESS}[ \\t]*)`;

/**
 * Source of the pattern of an address as it is typed or copied, with the flag `u`: a dot-atom at a domain of two labels or
 * more, alone, in a `mailto:` link, or behind a name.
 */
export const EMAIL_PATTERN = `^(?:${LINKED}|${NAME}<${LINKED}>)$`;
/** Letters of what is typed or copied, with a name and invisible ones; matching takes more than linear time. */
const TYPED_MAX = 1000;
const pattern = new RegExp(EMAIL_PATTERN, 'u');
const invisible = new RegExp(`[${INVISIBLE}]`, 'gu');

/**
 * Returns the address as it is stored: in lower case, without invisible characters, an internationalised domain in its ASCII form
 * (RFC 5891). A name before it, as contacts give it, and `mailto:` are left out. Returns `null` for what is no address.
 */
export function readEmail(typed: string): string | null {
  if (typed.length > TYPED_MAX) return null;
  const [, alone, named] = pattern.exec(typed.replaceAll(invisible, '').trim().normalize('NFC')) ?? [];
  const text = alone ?? named;
  if (text === undefined) return null;
  const at = text.lastIndexOf('@');
  const host = URL.parse(`http://${text.slice(at + 1)}`)?.hostname;
  const isLong = host === undefined || host.length > 253 || host.split('.').some(({ length }) => length > 63);
  return isLong || at > 64 ? null : `${text.slice(0, at).toLowerCase()}@${host}`;
}
