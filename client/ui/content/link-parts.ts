/** A piece of a text: plain words, or an address that can be opened. */
export interface TextPart {
  text: string;
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** What ends a sentence rather than an address. */
const TRAILING = /[.,;:!?'’”»\]]+$/;

/** Splits a text at the web addresses in it. Only http and https become links, and no address with a name or password before its host. */
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

/** '(see https://a.example/b)' ends before the bracket, 'https://a.example/b_(c)' behind it. */
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
