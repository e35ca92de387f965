import { parseAs, RequestError } from '#client/lib/public/request.ts';
import { networkText } from '#messages/ui.ts';

/** Reads the words that the build wrote into an element for its script; `Words` is their type. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it says what the build wrote
export function readWords<Words extends Record<string, string>>(element: HTMLElement): Words {
  return parseAs<Words>(element.dataset['words'] ?? '{}');
}

/** Fills in the values for names in braces, such as `{email}`. */
export function fillText(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}

/** Returns the server's message, or `otherwise` without one. */
export function messageOf(error: unknown, otherwise: string): string {
  return withReference(error, error instanceof Error && error.message ? error.message : otherwise);
}

/** Appends the reference of a failure on our side, which the visitor can report. */
export function withReference(error: unknown, words: string): string {
  const reference = error instanceof RequestError ? error.reference : null;
  return reference ? `${words} (${networkText.reference(reference)})` : words;
}
