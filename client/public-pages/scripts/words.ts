import { networkText } from '#messages/screens/network.ts';
import { RequestError } from '#client/lib/public/request.ts';

/** The words that stand in an element for its script; `Words` is the type of what the build wrote there. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it says what the build wrote
export function readWords<Words extends Record<string, string>>(element: HTMLElement): Words {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build wrote it with the same type
  return JSON.parse(element.dataset['words'] ?? '{}') as Words;
}

/** Puts the values where their names stand in braces: `{email}`. */
export function fillText(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}

/** The server's words, else `otherwise`. */
export function messageOf(error: unknown, otherwise: string): string {
  return withReference(error, error instanceof Error && error.message ? error.message : otherwise);
}

/** The words for a failure on our side name what the visitor can tell us of it. */
export function withReference(error: unknown, words: string): string {
  const reference = error instanceof RequestError ? error.reference : null;
  return reference ? `${words} (${networkText.reference(reference)})` : words;
}
