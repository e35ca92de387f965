export const commentsText = {
  emojiInvalid: 'Please choose one of the six signs, or none',
  textRequired: 'Please write your comment',
  onlyWriter: 'Only the person who wrote a comment can delete it',
  commented: (firstName: string) => `${firstName} wrote a comment`,
  commentOn: (title: string, words: string) => `${title}: ${words}`,
  reacted: (firstName: string, emoji: string) => `${firstName} reacted with ${emoji}`,
  several: (firstName: string) => `${firstName} commented and reacted`,
  severalMessage: (figure: string, count: number) =>
    count === 1 ? 'A new comment or reaction' : `${figure} new comments and reactions`,
};
