/**
 * A value made when it is first asked for, and once. For formatters: each costs 1 to 20 ms of a phone's processor to make, and a module that
 * made its own at the start would charge every page that loads it.
 */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
