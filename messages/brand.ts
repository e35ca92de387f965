/** The product's name, slug and addresses. A rebrand is an edit of this file (and of the pictures in `public/`). */
export const brand = {
  name: 'Jugal',
  nameInGujarati: 'જુગલ',
  slug: 'jugal',
  supportEmail: 'support@jugal.example',
} as const;

/** What a payment is for, as the payer's bank prints it: in Latin letters whatever the payer reads, as UPI apps and statements need it. */
export const paymentNote = `${brand.name} Premium for a year`;
