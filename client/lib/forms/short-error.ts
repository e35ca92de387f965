import { uiText } from '#messages/screens/ui.ts';

/** The error below a field: only 'Required' where a toast shows the whole message (`told`), otherwise the message. */
export function shortError(message: string | undefined, ...told: readonly string[]): string | undefined {
  return message !== undefined && told.includes(message) ? uiText.required : message;
}
