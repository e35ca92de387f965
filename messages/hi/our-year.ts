import type { Catalogue } from '#messages/catalogue.ts';
import type { ourYearText as english } from '../en/our-year.ts';

export const ourYearText: Catalogue<typeof english> = {
  yearInvalid: 'कोई साल लिखें, जैसे 2025',
  notYet: (year) => `${year} का साल 1 दिसंबर ${year} को खुलेगा`,
  tooEarly: (year) => `Jugal पर आपकी कहानी ${year} के बाद शुरू होती है`,
  nothingYet: 'किसी डेट पर जाएँ या एक याद सँजोएँ, फिर आपका पहला साल खुलेगा',
  bookMissing: 'इस साल की फ़ोटो बुक अभी नहीं बनी है',
  bookEmpty: 'इस साल में बुक बनाने के लिए कोई याद नहीं है',
  bookTitle: (year) => `हमारा साल ${year}`,
  bookCover: 'हमारा साल',
  bookChapter: (count) => (count === 1 ? 'एक याद' : `${count} यादें`),
  bookEnd: (product) => `${product} पर बनी, हम दोनों के लिए`,
};
