const CR = 0x0d;
const LF = 0x0a;
const BLANKS: ReadonlySet<number | undefined> = new Set([0x20, 0x09]);

/** Returns the text of a file: UTF-16 by its byte order mark or by the zeros of its first letters, else UTF-8. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(unfoldBytes(bytes));
}

/** Joins folded lines before decoding, because programs that count octets fold inside a letter. */
function unfoldBytes(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const breakLength = bytes[at] === CR && bytes[at + 1] === LF ? 2 : 1;
    const isFold = (bytes[at] === CR || bytes[at] === LF) && BLANKS.has(bytes[at + breakLength]);
    if (isFold) at += breakLength;
    else unfolded[length++] = bytes[at] ?? 0;
  }
  return unfolded.subarray(0, length);
}
