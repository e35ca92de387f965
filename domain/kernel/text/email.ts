/** Characters that show nothing and come along when an address is copied. Joiners may belong to a domain's letters and stay. */
const INVISIBLE = String.raw`\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF`;
/** Letters of a dot-atom (RFC 5322, section 3.2.3). */
const ATOM = `[\\w!#$%&'*+/=?^\`{|}~${INVISIBLE}\\-]+`;
const LETTER = String.raw`[\p{L}\p{M}\p{N}`;
/** A label of a domain in any script (RFC 5890), with hyphens within. */
const LABEL = `${LETTER}${INVISIBLE}](?:${LETTER}${INVISIBLE}\\u200C\\u200D\\-]*${LETTER}${INVISIBLE}])?`;

const ADDRESS = `${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?=[${INVISIBLE}]*\\p{L})${LABEL}`;
/** A link of a web page; its subject or text is left out. */
const LINKED = `([Mm][Aa][Ii][Ll][Tt][Oo]:)?(${ADDRESS})(?:\\?[^<>\\s]*?)?`;
/** A name in quotation marks, with escaped characters (RFC 5322, section 3.2.4). */
const QUOTED = `"(?:[^"\\\\<>\\r\\n]|\\\\[^\\r\\n])*"`;
/** A name before an address, as contacts give it: in quotation marks, plain, or the address once more. */
const NAME = `(?:${QUOTED}|[^"<>@\\r\\n]*|'?${ADDRESS}'?)`;
/** A comment behind an address (RFC 5322, section 3.2.2). */
const COMMENT = String.raw`[ \t]*\([^()<>@\r\n]*\)`;
/** The separator behind an address of a list. */
const SEPARATOR = String.raw`[ \t]*[,;]?`;

/**
 * Source of the pattern of an address as it is typed or copied, with the flag `u`: a dot-atom at a domain of two labels or
 * more, alone, in a `mailto:` link, behind a name, or before a comment or the separator of a list.
 */
export const EMAIL_PATTERN = `^(?:${LINKED}|${NAME}\\s*<[ \\t]*${LINKED}[ \\t]*>)(?:${COMMENT})?${SEPARATOR}$`;
/** Letters of what is typed or copied, with a name and invisible ones; matching takes more than linear time. */
const TYPED_MAX = 1000;
const pattern = new RegExp(EMAIL_PATTERN, 'u');
const address = new RegExp(`^${ADDRESS}$`, 'u');
const invisible = new RegExp(`[${INVISIBLE}]`, 'gu');

/**
 * Returns the address as it is stored: in lower case, without invisible characters, an internationalised domain in its ASCII form
 * (RFC 5891). A name before it, as contacts give it, and `mailto:` are left out. Returns `null` for what is no address.
 */
export function readEmail(typed: string): string | null {
  if (typed.length > TYPED_MAX) return null;
  const [, link, alone, namedLink, named] = pattern.exec(typed.replaceAll(invisible, '').trim().normalize('NFC')) ?? [];
  const written = alone ?? named;
  if (written === undefined) return null;
  const text = (link ?? namedLink) === undefined ? written : decodeLink(written);
  if (text === null) return null;
  const at = text.lastIndexOf('@');
  const host = URL.parse(`http://${text.slice(at + 1)}`)?.hostname;
  const isLong = host === undefined || host.length > 253 || host.split('.').some(({ length }) => length > 63);
  return isLong || at > 64 ? null : `${text.slice(0, at).toLowerCase()}@${host}`;
}

/** Decodes the address of a link (RFC 6068, section 2); `null` if it is no address then. */
function decodeLink(written: string): string | null {
  try {
    const text = decodeURIComponent(written);
    return address.test(text) ? text : null;
  } catch {
    return null;
  }
}
