import { isolated } from '../isolated.ts';

/** Returns a name with the Gujarati agent marker: 'અર્જુને', 'મીરાએ', 'Riyaએ'. */
export function agent(name: string): string {
  return /[\u0A95-\u0AB9]$/.test(name) ? `${isolated(name)}\u0AC7` : `${isolated(name)}એ`;
}
