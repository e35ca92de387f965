/** The product's name, slug and addresses. A rebrand is an edit of this file (and of the pictures in `public/`). */
export const brand = {
  name: 'Jugal',
  nameInGujarati: 'જુગલ',
  slug: 'jugal',
  supportEmail: 'support@jugal.example',
} as const;

/**
 * The purpose of a payment as the payer's bank prints it. It is in Latin letters in every language, as UPI apps and
 * statements require.
 */
export const paymentNote = `${brand.name} Premium for a year`;
