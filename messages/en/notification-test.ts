import { brand } from '#domain/kernel/brand.ts';

/** The screen that diagnoses missing notifications. */
export const notificationTestText = {
  title: 'Notification Test',
  lead: 'Finds out whether notifications reach this device.',

  status: 'System Status',
  supported: 'Notifications supported',
  permission: 'Permission',
  subscription: 'Push subscription',
  worker: 'Service worker',
  lastPush: 'Last notification received',
  yes: 'Yes',
  no: 'No',
  none: 'None yet',
  permissions: {
    granted: 'Granted',
    denied: 'Denied',
    default: 'Not asked yet',
    unsupported: 'Not supported',
  },
  subscriptions: {
    active: 'Active',
    none: 'Not subscribed',
    retired: 'Ended',
    unchecked: 'Could not be checked',
  },
  workers: {
    active: 'active',
    inactive: 'inactive',
    'not registered': 'not registered',
    'not supported': 'not supported',
    error: 'error',
    checking: 'checking',
  },

  actions: 'Try It',
  subscribe: 'Enable Push Notifications',
  unsubscribe: 'Disable Push Notifications',
  testBrowser: 'Test Browser Notification',
  testPush: 'Test Push Notification',
  refresh: 'Check Again',
  pushNeedsSubscription: 'The push test needs a push subscription: enable push notifications first.',

  results: 'Results',
  clear: 'Clear',
  noResults: 'Your results appear here.',
  log: {
    subscribed: 'Push notifications are enabled on this device',
    unsubscribed: 'Push notifications are disabled on this device',
    subscribeFailed: (reason: string) => `Enabling failed: ${reason}`,
    unsubscribeFailed: (reason: string) => `Disabling failed: ${reason}`,
    browserShown: 'Browser notification shown',
    browserFailed: (reason: string) => `Browser notification failed: ${reason}`,
    permissionNotGranted: 'Permission not granted',
    pushFailed: (reason: string) => `Test push failed: ${reason}`,
    checked: 'Checked again',
  },
  browserTitle: `${brand.name} on this device`,
  browserMessage: 'This notification came from the browser itself.',

  issues: 'Issues',
  noIssues: 'Nothing blocks notifications on this device.',
  issue: {
    unsupported:
      'This browser does not support push notifications. On an iPhone, add the app to the home screen first.',
    denied:
      'Notifications are blocked for this site. Allow them in the browser’s site settings, then load this page again.',
    notAsked: 'You have not been asked for the permission yet. Choose “Enable Push Notifications”.',
    noWorker: 'The service worker is not running. Load the page again; private windows may not have one.',
    notSubscribed: 'The permission is there, but this device is not subscribed. Choose “Enable Push Notifications”.',
    retired: 'The server no longer sends to this device. Choose “Enable Push Notifications” to renew it.',
  },

  tips: 'Device Tips',
  thisDevice: 'This device',
  devices: { ios: 'iPhone and iPad', android: 'Android', desktop: 'Desktop' },
  tipsFor: {
    ios: [
      'iOS 16.4 or later is needed.',
      'Share, then “Add to Home Screen”, and open the app from there.',
      'Settings, Notifications: allow them, and check that no Focus is on.',
    ],
    android: [
      'Chrome, site settings: allow notifications.',
      'Settings, Apps, Battery: do not restrict the browser or the app.',
      'Check that “Do not disturb” is off.',
    ],
    desktop: [
      'The lock or sliders beside the address: allow notifications.',
      'The system’s own settings must allow the browser’s notifications too.',
      'The browser must be running, at least in the background.',
    ],
  },

  user: 'Your Account',
  name: 'Name',
  email: 'Email',
  id: 'ID',
  premium: 'Premium',
} as const;
