/** Distances of the specification, section 4, in CSS pixels of the indicator's movement. */
const dragFactor = 0.4;
const maxDistance = 120;
const pullHintAbove = 20;
const releaseHintAbove = 80;
const refreshAbove = 60;
const topTolerancePx = 10;

/** Display time of the indicator after a refresh starts, in milliseconds. */
export const indicatorHideDelayMs = 1000;

export function canStartPull(state: { scrollTop: number; touchCount: number; isDialogOpen: boolean }) {
  return state.scrollTop <= topTolerancePx && state.touchCount === 1 && !state.isDialogOpen;
}

/** Returns the indicator's movement for a drag of `dragPx` down, in CSS pixels. */
export function pullDistance(dragPx: number) {
  return Math.min(maxDistance, Math.max(0, dragPx * dragFactor));
}

export function pullHint(distance: number): 'none' | 'pull' | 'release' {
  if (distance > releaseHintAbove) return 'release';
  return distance > pullHintAbove ? 'pull' : 'none';
}

export function isRefreshDistance(distance: number) {
  return distance > refreshAbove;
}
