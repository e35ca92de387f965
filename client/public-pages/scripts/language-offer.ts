import { pageLanguage } from '#messages/page-language.ts';

/** Storage key of the visitor's answer or own choice of a language, after which there is no further offer. */
const answeredKey = 'jugal-language';

/** Offers the page in the browser's preferred language until the visitor has answered. Never redirects. */
export function startLanguageOffer() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.addEventListener('click', () => storeAnswer(link.dataset['language'] ?? ''));
  if (localStorage.getItem(answeredKey) !== null) return;
  const offers = [...document.querySelectorAll<HTMLElement>('[data-language-offer]')];
  const spoken = [pageLanguage, ...offers.map((offer) => offer.dataset['languageOffer'])];
  const preferred = navigator.languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((language) => spoken.includes(language));
  const offer = offers.find((each) => each.dataset['languageOffer'] === preferred);
  if (!offer) return;
  offer.hidden = false;
  offer.querySelector('[data-put-away]')?.addEventListener('click', () => {
    offer.hidden = true;
    storeAnswer(pageLanguage);
  });
}

function storeAnswer(language: string) {
  localStorage.setItem(answeredKey, language);
}
