/**
 * Addresses that are another page for a signed-in browser: it gets the app's shell, and a visitor the page that the build
 * has written. The server and the service worker agree on them.
 */
export const sessionPages: ReadonlySet<string> = new Set(['/', '/verify-email', '/change-password']);
