/** The place of a new couple's first photo on Home. */
export const firstPhotoText = {
  first: 'Your first photo',
  title: 'Your first photo belongs here',
  text: 'It greets you both on Home.',
  choose: 'Take or choose a photo',
} as const;
