import type { Catalogue } from '#messages/catalogue.ts';
import type { ourYearText as english } from '../en/our-year.ts';

export const ourYearText: Catalogue<typeof english> = {
  yearInvalid: 'कोई साल लिखें, जैसे 2025',
  notYet: (year) => `साल ${year} 1 दिसंबर ${year} से खुलेगा`,
  tooEarly: (year) => `Jugal पर आपकी कहानी ${year} के बाद शुरू होती है`,
  nothingYet: 'एक डेट या एक याद सँजोएँ, फिर आपका पहला साल खुलेगा',
};
