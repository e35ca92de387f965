/** Piece of a text: plain words, or a web address with its link target. */
export interface TextPart {
  text: string;
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Matches punctuation that ends the sentence and not the address. */
const TRAILING = /[.,;:!?'’”»\]]+$/;

/**
 * Splits a text at its web addresses. Only http and https become links, and no address with a user name or password.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimAddress(found);
    const href = toHref(address);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Trims punctuation: '(see https://a.example/b)' ends before the bracket, 'https://a.example/b_(c)' after it. */
function trimAddress(found: string): string {
  const trimmed = found.replace(TRAILING, '');
  const isUnopened = trimmed.endsWith(')') && !trimmed.includes('(');
  return isUnopened ? trimAddress(trimmed.slice(0, -1)) : trimmed;
}

function toHref(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { href, username, password } = new URL(address);
  return username === '' && password === '' ? href : null;
}
