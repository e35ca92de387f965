import type { ForeignKind } from './import-fault.ts';

/** First bytes of a file: the zip of `.xlsx` and `.ods`, the container of `.xls`, and PDF. */
const SIGNATURES: readonly (readonly [ForeignKind, readonly number[]])[] = [
  ['spreadsheet', [0x50, 0x4b, 0x03, 0x04]],
  ['spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
];

/** Returns the kind of a file by its first bytes; `null` for others. */
export function kindOfBytes(bytes: Uint8Array): ForeignKind | null {
  return SIGNATURES.find(([, signature]) => signature.every((byte, place) => bytes[place] === byte))?.[0] ?? null;
}

/** Number of characters examined. */
const HEAD_LENGTH = 8192;
/** Markup at the beginning of a page, below its declarations and comments. */
const PAGE =
  /^\s*(?:<\?xml[^>]*>\s*|<!doctype[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:html|head|meta|title|style|body|div|center|font|form|p|span|table|thead|tbody|tr)\b|^\s*<!doctype html/i;
const SAVED_PAGE =
  /^(?:From:|MIME-Version:|Content-Type: multipart)[\s\S]*?\bContent-Type:\s*(?:text\/html|multipart\/related)/i;
/** Workbook of Excel 2003 in XML. */
const WORKBOOK = /^\s*<\?xml[\s\S]*?<(?:\w+:)?Workbook\b/i;
/** Message of a chat with its day, time and sender: `[12/11/26, 8:15:22 PM] Riya: hi`, `12/11/26, 20:15 - Riya: hi`. */
const DAY = String.raw`\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}`;
const TIME = String.raw`\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s*[ap]\.?\s?m\.?)?`;
const MESSAGE = new RegExp(
  String.raw`^(?:\[${DAY},?\s+${TIME}\]\s|${DAY},?\s+${TIME}\s+[-–—]\s|[^,\[\]:]{1,60},? \[${DAY},? ${TIME}\])`,
  'i',
);
/** Minimum number of messages in a chat, and minimum share of its lines that begin one. */
const MESSAGES_MIN = 2;
const SHARE_MIN = 0.3;

/** Returns the kind of a text that is no table; `null` for others. */
export function kindOfText(text: string): ForeignKind | null {
  const head = text.slice(0, HEAD_LENGTH);
  if (WORKBOOK.test(head)) return 'spreadsheet';
  if (PAGE.test(head) || SAVED_PAGE.test(head)) return 'webPage';
  const lines = head.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const messages = lines.filter((line) => MESSAGE.test(line.trim())).length;
  const isChat = messages >= Math.min(MESSAGES_MIN, lines.length) && messages >= lines.length * SHARE_MIN;
  return isChat && messages > 0 ? 'chat' : null;
}

/** Other formats of statements and documents: OFX, QIF, MT940, XML and RTF. */
const OTHER_FORMAT = /^\s*(?:OFXHEADER|<OFX>|<\?OFX|!(?:Type|Account|Option):|:20:|\{1:|<\?xml|\{\\rtf|BEGIN:V)/i;

/** Returns true for a text in a format without rows and columns. */
export function isOtherFormat(text: string): boolean {
  return OTHER_FORMAT.test(text);
}
