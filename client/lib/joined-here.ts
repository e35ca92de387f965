const key = 'jugal.joined-here';

/** Notes that a public page has just joined a couple, for the app that it leads to in this tab. */
export function noteJoinedHere(): void {
  sessionStorage.setItem(key, '1');
}

/** Returns true if a public page of this tab has joined a couple. */
export function hasJoinedHere(): boolean {
  return sessionStorage.getItem(key) !== null;
}
