/** The page that the link at the end of a mail opens. */
export const unsubscribeText = {
  title: 'No more mails',
  text: 'We will then only send you mails about your account.',
  unsubscribe: 'Unsubscribe',
  done: 'Done',
  failed: 'That did not work',
  inProfile: 'You can change it in your profile at any time.',
};
