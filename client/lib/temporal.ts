/**
 * Loads a polyfill of `Temporal` if the browser has none (older Safari). Await it before a screen that computes dates.
 */
export async function ensureTemporal() {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
