/** The product's name, slug and addresses. A rebrand is an edit of this file (and of the pictures in `public/`). */
export const brand = {
  name: 'Jugal',
  nameInGujarati: 'જુગલ',
  slug: 'jugal',
  supportEmail: 'support@jugal.example',
} as const;
