import { types, type CustomTypesConfig } from 'pg';

type Parser = (text: string) => unknown;

const { builtins } = types;
const arrayOid = { text: 1009, date: 1182, timestamp: 1115, timestamptz: 1185, numeric: 1231, int8: 1016 };

/**
 * Column values in JavaScript: timestamptz as ISO 8601 in UTC with milliseconds, date and timestamp
 * as PostgreSQL writes them, numeric as exact decimal text, int8 as a number (counts and sums stay far below 2^53).
 * Arrays follow the same rules; other types use the parsers of `pg`.
 */
const parsers = new Map<number, Parser>([
  [builtins.TIMESTAMPTZ, parseInstant],
  [builtins.TIMESTAMP, identity],
  [builtins.DATE, identity],
  [builtins.INTERVAL, identity],
  [builtins.INT8, Number],
  [arrayOid.timestamptz, parseArrayOf(parseInstant)],
  [arrayOid.timestamp, parseArrayOf(identity)],
  [arrayOid.date, parseArrayOf(identity)],
  [arrayOid.numeric, parseArrayOf(identity)],
  [arrayOid.int8, parseArrayOf(Number)],
]);

export const typeParsers: CustomTypesConfig = {
  getTypeParser(oid, format): Parser {
    const own = format === 'binary' ? undefined : parsers.get(oid);
    return own ?? libraryParser(oid, format);
  },
};

const LENGTH_WITH_MILLISECONDS = 23;
/** Milliseconds that PostgreSQL omits, by text length: it drops trailing zeros. */
const MISSING_DIGITS: Readonly<Record<number, string>> = { 19: '.000', 21: '00', 22: '0' };

/** Converts '2026-11-21 02:08:52.49+00' to '2026-11-21T02:08:52.490Z', truncated to milliseconds. */
export function parseInstant(text: string): string {
  // Fast path for sessions in UTC, which is nearly every value. Other zones, years before 0 and infinity do not take
  // it.
  if (text.charCodeAt(10) !== 32 || !text.endsWith('+00')) return parseUnusualInstant(text);
  const end = Math.min(text.length - 3, LENGTH_WITH_MILLISECONDS);
  return `${text.slice(0, 10)}T${text.slice(11, end)}${MISSING_DIGITS[end] ?? ''}Z`;
}

function parseUnusualInstant(text: string): string {
  const instant = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString();
}

function identity(text: string): string {
  return text;
}

function parseArrayOf(parse: Parser): Parser {
  const parseTexts = libraryParser(arrayOid.text, 'text');
  return (text) => {
    const entries = parseTexts(text);
    return Array.isArray(entries) ? entries.map((entry) => (entry === null ? null : parse(String(entry)))) : null;
  };
}

function libraryParser(oid: number, format: 'text' | 'binary' | undefined): Parser {
  // oxlint-disable-next-line typescript/no-unsafe-return -- pg declares its own parsers as any.
  return types.getTypeParser(oid, format);
}
