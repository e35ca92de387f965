export const installationText = {
  updateTitle: 'New app version available!',
  updateText: 'It takes a second and you stay signed in.',
  update: 'Update Now',
  later: 'Later',
  installTitle: (product: string) => `Keep ${product} on your phone`,
  installText: 'Opens like an app, even without a network.',
  install: 'Install',
  notNow: 'Not now',
} as const;
