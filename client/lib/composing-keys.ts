/** Code of a key that an input method takes; Safari gives it also to the Enter that ends a composition. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Keeps the keys of a composition from every handler: the Enter that chooses a word would otherwise add half of it, or
 * submit. Call it before anything else listens.
 */
export function ignoreComposingKeys(): void {
  window.addEventListener('keydown', ignore, { capture: true });
}

function ignore(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) event.stopImmediatePropagation();
}
