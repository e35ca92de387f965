/** Earliest position of this window's reads; `undefined` before the first, `null` if servers differ. */
let earliest: string | null | undefined;
let waiting: (() => void) | null = null;

/** Notes the position in the server's announcements before which a read was answered. */
export function notePosition(position: string | null): void {
  if (position === null) return;
  earliest = earliest === undefined ? position : earlierOf(earliest, position);
  const begin = waiting;
  waiting = null;
  begin?.();
}

/** Calls back once this window has a position: at once, or with the first answer. Returns a function that cancels it. */
export function afterFirstRead(begin: () => void): () => void {
  if (earliest === undefined) waiting = begin;
  else begin();
  return () => {
    waiting = null;
  };
}

/** Returns the position from which live updates must start, so that no read of this window misses a change. */
export function readPosition(): string | null {
  return earliest ?? null;
}

function earlierOf(one: string | null, other: string): string | null {
  const [server, number] = (one ?? '').split('.');
  const [otherServer, otherNumber] = other.split('.');
  if (server !== otherServer) return null;
  return Number(number) <= Number(otherNumber) ? one : other;
}
