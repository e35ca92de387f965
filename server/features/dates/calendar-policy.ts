/** Maximum octets of an iCalendar line without its line break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** Returns the calendar with its lines folded by octets, between code points. Existing folds are removed first. */
export function foldCalendar(calendar: string): string {
  const lines = calendar.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  return lines.map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const width = Buffer.byteLength(letter);
    // The blank that begins a continuation line counts.
    if (octets + width > LINE_OCTETS - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = '';
      octets = 0;
    }
    part += letter;
    octets += width;
  }
  return [...parts, part].join('\r\n ');
}
