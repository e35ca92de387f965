/** What a standby says to a change. */
const READ_ONLY = '25006';
/** A database that is gone, starting, stopping, full of connections, or not the primary (yet, or any more). */
const UNAVAILABLE_CODES = new Set(
  `ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN 57P01 57P02 57P03 08000 08003 08006 08P01 53300 ${READ_ONLY}`.split(
    ' ',
  ),
);
/** What `pg` itself says of a connection that is gone; these errors of its own carry no code. */
const LOST_CONNECTION =
  /connection (terminated|timeout)|is not queryable|query read timeout|timeout exceeded when trying to connect/i;

/** Whether the database could not be reached or does not serve now: the same may succeed a little later, or elsewhere. */
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
