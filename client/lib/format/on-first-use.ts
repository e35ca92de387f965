/**
 * Creates a value on its first use, once. For `Intl` formatters: creating one takes 1 to 20 ms on a phone, which every page
 * would pay that loads the module.
 */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
