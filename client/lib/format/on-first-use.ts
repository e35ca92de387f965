/**
 * Creates a value once, on first use. Meant for `Intl` formatters: creating one takes 1 to 20 ms on a phone, which
 * every page that loads the module would pay.
 */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
