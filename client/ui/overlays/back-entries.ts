/** Overlays that are open, the uppermost last; each has an entry in the browser's history. */
const open: { id: number; close: () => void }[] = [];
let lastId = 0;
let isSwallowing = false;

/** Time that a navigation from an overlay has to replace its entry, in milliseconds. */
const SETTLE_MS = 400;

/**
 * Adds a history entry for an overlay, so that the back button calls `close` instead of leaving the screen. The
 * returned function removes the entry when the overlay closes otherwise.
 */
export function addBackEntry(close: () => void): () => void {
  const id = (lastId += 1);
  const entry = { ...readState(), overlay: id };
  // The entry of an overlay that has just closed is taken over.
  const isFree = overlayOf() !== null && !open.some((each) => each.id === overlayOf());
  if (isFree) history.replaceState(entry, '');
  else history.pushState(entry, '');
  open.push({ id, close });
  addEventListener('popstate', closeUppermost, { capture: true });
  return () => {
    const place = open.findIndex((each) => each.id === id);
    if (place >= 0) open.splice(place, 1);
    setTimeout(() => removeEntry(id), SETTLE_MS);
  };
}

/** Runs before the router's listener, which must not take the step for a navigation. */
function closeUppermost(event: PopStateEvent): void {
  const uppermost = open.at(-1);
  if (!isSwallowing && (!uppermost || overlayOf() === uppermost.id)) return;
  event.stopImmediatePropagation();
  if (isSwallowing) isSwallowing = false;
  else {
    open.pop();
    uppermost?.close();
  }
}

/** Goes back over the entry of a closed overlay, unless a navigation has replaced it. */
function removeEntry(id: number): void {
  if (overlayOf() !== id || open.length > 0) return;
  isSwallowing = true;
  history.back();
}

function overlayOf(): unknown {
  return readState()['overlay'] ?? null;
}

function readState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
