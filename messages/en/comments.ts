import { isolated } from '../isolated.ts';
export const commentsText = {
  onlyWriter: 'Only the person who wrote a comment can delete it',
  commented: (firstName: string) => `${isolated(firstName)} wrote a comment`,
  commentOn: (title: string, words: string) => `${isolated(title)}: ${words}`,
  reacted: (firstName: string, emoji: string) => `${isolated(firstName)} reacted with ${emoji}`,
  several: (firstName: string) => `${isolated(firstName)} commented and reacted`,
  severalMessage: (figure: string, count: number) =>
    count === 1 ? 'A new comment or reaction' : `${figure} new comments and reactions`,
};

export const commentsScreensText = {
  title: (subject: string) => `About “${subject}”`,
  open: 'Comments and reactions',
  react: 'React',
  reply: 'Reply',
  reactions: 'Reactions',
  /** In the order of the emojis: ❤️ 😂 😍 😢 🎉 🙏 */
  signs: ['Love', 'Laughter', 'Delight', 'Sadness', 'Celebration', 'Thanks'],
  reactionFailed: 'Your reaction was not saved',
  reactedBy: (names: string) => `By ${isolated(names)}`,
  comments: 'Comments',
  loading: 'Loading the comments…',
  failedTitle: 'The comments did not load',
  failedText: 'Nothing is lost. Please try again.',
  empty: 'Nothing written yet. The first word is yours.',
  write: 'Your comment',
  send: 'Send comment',
  sendFailed: 'Your comment was not sent',
  delete: 'Delete comment',
  deleteTitle: 'Delete this comment?',
  deleteText: 'It will be removed for both of you.',
  deleteFailed: 'The comment was not deleted',
  you: 'You',
  partner: 'Your partner',
  somebody: 'Someone who has left',
  commentCount: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
};
