import { uiText } from '#messages/en/ui.ts';

/** What a field says below itself: only that it is required, where a toast has the whole sentence (`told`), and else what is wrong. */
export function shortError(message: string | undefined, ...told: readonly string[]): string | undefined {
  return message !== undefined && told.includes(message) ? uiText.required : message;
}
