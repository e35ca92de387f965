import { type Language, LOCALES } from '#domain/kernel/languages.ts';

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** Formats sizes as 3 KB, 4.2 MB or 5 GB. */
export function formatSize(language: Language, bytes: number): string {
  const [unit, name] = bytes < MEGABYTE ? [1024, 'KB'] : bytes < GIGABYTE ? [MEGABYTE, 'MB'] : [GIGABYTE, 'GB'];
  const amount = bytes / unit;
  const digits = { maximumFractionDigits: amount < 100 && unit > 1024 ? 1 : 0 };
  return `${amount.toLocaleString(LOCALES[language], digits)}\u00A0${name}`;
}
