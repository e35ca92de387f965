/** State of a history entry. An overlay's entry copies the state of the screen's, and adds `overlay`. */
interface EntryState {
  overlay?: string;
  /** Position that the router gave to the screen's entry. */
  idx?: number;
}

/** Open overlays, the uppermost last. */
const open: { id: string; close: () => void }[] = [];
/** State of the entry that was current after the last step known here. */
let current = readState();

// A reload leaves the entry of an overlay that is gone.
if (current.overlay !== undefined) followSteps();

/**
 * Adds a history entry for an overlay, so that the back button calls `close` instead of leaving the screen. The
 * returned function is called when the overlay closes otherwise; its entry then stays, and Back passes over it.
 */
export function addBackEntry(close: () => void): () => void {
  const id = `${Date.now()}:${Math.random()}`;
  const { overlay } = readState();
  // Takes over the entry of a closed overlay.
  const isFree = overlay !== undefined && !open.some((each) => each.id === overlay);
  const entry = { ...readState(), overlay: id };
  if (isFree) history.replaceState(entry, '');
  else history.pushState(entry, '');
  current = entry;
  open.push({ id, close });
  followSteps();
  return () => {
    const place = open.findIndex((each) => each.id === id);
    if (place !== -1) open.splice(place, 1);
  };
}

/** Returns true if Back leads to another page: the entry of a closed overlay leads to the screen itself. */
export function hasPreviousPage(): boolean {
  const { idx = 0, overlay } = readState();
  return idx > 0 || (overlay === undefined && history.length > 1);
}

function followSteps(): void {
  // Adding the same listener again has no effect.
  addEventListener('popstate', handleStep, { capture: true });
}

/** Runs before the router's listener, which must not take a step within one screen for a navigation. */
function handleStep(event: PopStateEvent): void {
  const before = current;
  current = readState();
  const uppermost = open.at(-1);
  if (uppermost && current.overlay !== uppermost.id) {
    event.stopImmediatePropagation();
    open.pop();
    uppermost.close();
  } else if (before.overlay !== undefined && current.overlay === undefined && before.idx === current.idx) {
    event.stopImmediatePropagation();
    history.back();
  }
}

function readState(): EntryState {
  const state: unknown = globalThis.history?.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
