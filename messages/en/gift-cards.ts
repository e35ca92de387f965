import { brand } from '#messages/brand.ts';

export const giftCardsText = {
  emailUnverified: 'Please verify your email address before you redeem a gift card.',
  needsCouple: 'Gift cards are for couples of two members who have both verified their email addresses.',
  accountTooNew: (from: string) => `New members wait a little: you can order gift cards from ${from} on.`,
  outOfStock: 'This gift card is out of stock at the moment. Your coins are untouched.',
  ordered: 'You will receive your gift card within 24 hours via email.',
  /** Lines of the statement. */
  entry: (giftCard: string) => `Gift card: ${giftCard}`,
  refundEntry: (giftCard: string) => `Refund: ${giftCard}`,
  /** '₹500 Amazon' */
  name: (giftCardBrand: string, rupees: string) => `${giftCardBrand}, ₹${rupees}`,

  fulfilledTitle: 'Your gift card is here',
  fulfilledMessage: (giftCardBrand: string) => `Open it to see the code for ${giftCardBrand}.`,
  cancelledTitle: 'Your gift card was cancelled',
  cancelledMessage: (coins: string) =>
    coins === '1' ? '1 coin is back in your balance.' : `${coins} coins are back in your balance.`,

  greeting: (firstName: string) => `Hello ${firstName},`,
  fulfilledSubject: (giftCardBrand: string) => `Your ${giftCardBrand} gift card`,
  fulfilledLine: (giftCard: string) => `here is the gift card that you earned together: ${giftCard}.`,
  validLine: (until: string) => `It is valid until ${until}. This is its code:`,
  termsLine: (terms: string) => `Terms: ${terms}`,
  cancelledSubject: (giftCardBrand: string) => `Your ${giftCardBrand} gift card could not be sent`,
  cancelledLine: (giftCard: string) => `we are sorry: we could not get you the gift card ${giftCard}.`,
  refundLine: (coins: string) =>
    coins === '1' ? 'Your coin is back in your balance.' : `All ${coins} coins are back in your balance.`,
  open: `Open ${brand.name}`,
  mailFooter: 'You get this email because you redeemed a gift card.',
};
