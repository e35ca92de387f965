/** The page that the link at the end of a mail opens. */
export const unsubscribeText = {
  title: 'Stop these emails',
  text: 'We will then only email you about your account.',
  unsubscribe: 'Unsubscribe',
  done: 'Done',
  failed: 'That did not work',
  inProfile: 'You can change it in your profile at any time.',
};
