import { uiText } from '#messages/ui.ts';

/**
 * Returns the error below a field: only 'Required' if a toast shows the whole message (`told`), otherwise the message.
 */
export function shortError(message: string | undefined, ...told: readonly string[]): string | undefined {
  return message !== undefined && told.includes(message) ? uiText.required : message;
}
