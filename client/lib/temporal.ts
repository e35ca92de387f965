/** Makes `Temporal` available: Chromium, Firefox and Node have it, older Safaris get it here. Await it before a screen that counts days. */
export async function ensureTemporal() {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
