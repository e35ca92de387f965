/** The digits of what was typed or pasted, at most `maxLength` of them. */
export function onlyDigits(typed: string, maxLength: number): string {
  return typed.replaceAll(/\D/g, '').slice(0, maxLength);
}
