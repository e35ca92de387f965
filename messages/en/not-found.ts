export const notFoundText = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  goHome: 'Go to Home',
} as const;
