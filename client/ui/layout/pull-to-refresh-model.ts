/** Distances of the specification, section 4, in CSS pixels that the indicator moves. */
const dragFactor = 0.4;
const maxDistance = 120;
const pullHintAbove = 20;
const releaseHintAbove = 80;
const refreshAbove = 60;
const topTolerancePx = 10;

/** How long the indicator is shown after a refresh was started, in milliseconds. */
export const indicatorHideDelayMs = 1000;

export function canStartPull(state: { scrollTop: number; touchCount: number; isDialogOpen: boolean }) {
  return state.scrollTop <= topTolerancePx && state.touchCount === 1 && !state.isDialogOpen;
}

/** How far the indicator moves for a finger that moved `dragPx` down, in CSS pixels. */
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
