/** Code with which a standby rejects a change. */
const READ_ONLY = '25006';
/** Codes of a database that is unreachable, starting, stopping, out of connections, or not the primary. */
const UNAVAILABLE_CODES = new Set(
  `ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN 57P01 57P02 57P03 08000 08003 08006 08P01 53300 ${READ_ONLY}`.split(
    ' ',
  ),
);
/** Messages of `pg` for a lost connection; these errors carry no code. */
const LOST_CONNECTION =
  /connection (terminated|timeout)|is not queryable|query read timeout|timeout exceeded when trying to connect/i;

/** Returns true if the database was unreachable or is not serving. A retry may succeed later, or on another server. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return UNAVAILABLE_CODES.has(codeOf(error)) || LOST_CONNECTION.test(error.message);
}

export function isReadOnlyRefusal(error: Error): boolean {
  return codeOf(error) === READ_ONLY;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
