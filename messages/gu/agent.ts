/** Returns a name with the Gujarati agent marker: 'અર્જુને', 'મીરાએ', 'Riyaએ'. */
export function agent(name: string): string {
  return /[\u0A95-\u0AB9]$/.test(name) ? `${name}\u0AC7` : `${name}એ`;
}
