import { expect, test } from 'vitest';
import type { LegalDocument } from './en/legal.ts';
import { privacyText as privacyInEnglish } from './en/privacy.ts';
import { termsText as termsInEnglish } from './en/terms.ts';
import { privacyText as privacyInGujarati } from './gu/privacy.ts';
import { termsText as termsInGujarati } from './gu/terms.ts';
import { privacyText as privacyInHindi } from './hi/privacy.ts';
import { termsText as termsInHindi } from './hi/terms.ts';

// Their lists may have any length, so the compiler would not notice a paragraph that is missing in one language.
test.each([
  ['terms', 'Gujarati', termsInGujarati, termsInEnglish],
  ['terms', 'Hindi', termsInHindi, termsInEnglish],
  ['privacy notice', 'Gujarati', privacyInGujarati, privacyInEnglish],
  ['privacy notice', 'Hindi', privacyInHindi, privacyInEnglish],
])('has the same structure in the %s in %s as in English', (_name, _language, document, english) => {
  expect(outlineOf(document)).toEqual(outlineOf(english));
});

function outlineOf({ sections }: LegalDocument) {
  return sections.map(({ id, paragraphs, list }) => ({
    id,
    paragraphs: paragraphs?.length,
    list: list?.length,
  }));
}
