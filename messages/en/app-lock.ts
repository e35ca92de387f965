import { brand } from '#domain/kernel/brand.ts';

const digits = (count: number) => (count === 1 ? '1 digit' : `${count} digits`);

export const appLockText = {
  title: 'App Lock',
  intro: `Anyone who picks up this device sees nothing of ${brand.name}. What is saved here for offline use is encrypted.`,
  isOff: 'Off on this device',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  lockNow: 'Lock now',
  time: 'Lock after',
  minutesAway: (minutes: number) => (minutes === 1 ? '1 minute away' : `${minutes} minutes away`),
  pin: 'PIN',
  pinText: (count: number) => `${digits(count)}, only on this device`,
  change: 'Change',
  device: 'Finger, face or screen lock',
  deviceOn: 'Unlocks too',
  deviceOff: 'Not used',
  deviceUse: 'Use it',
  deviceStop: 'Stop using it',
  cannot: 'App lock does not work in this browser. Open the app in another browser, or outside a private window.',

  turnOnTitle: 'Turn on app lock',
  turnOnText: 'If you forget the PIN, you sign in again, and changes not yet sent from this device are lost.',
  newPin: 'New PIN',
  newPinHint: (count: number) => `${digits(count)}. Avoid your birthday: it is easy to guess.`,
  repeatPin: 'Type it again',
  currentPin: 'Your PIN',
  alsoDevice: 'Also unlock with finger, face or screen lock',
  alsoDeviceHint: 'Your device asks for it when you go on.',
  pinInvalid: (count: number) => `Type ${digits(count)}.`,
  pinGuessable: 'This PIN is easy to guess. Choose another one.',
  pinsDiffer: 'The two PINs are not the same.',
  turnedOn: 'App lock is on',
  turnOffTitle: 'Turn off app lock?',
  turnOffText: 'What is saved on this device is then no longer encrypted.',
  turnedOff: 'App lock is off',
  changePinTitle: 'Change PIN',
  pinChanged: 'PIN changed',
  timeTitle: 'Lock after',
  timeChanged: 'Saved',
  useDeviceTitle: 'Unlock with finger, face or screen lock',
  stopDeviceTitle: 'Unlock only with the PIN?',
  deviceAdded: 'Your device unlocks the app too',
  deviceRemoved: 'Only the PIN unlocks the app',
  deviceUnable: 'This device cannot unlock the app. Use the PIN.',
  deviceRefused: 'Your device did not confirm that it is you. Please try again.',
  deviceName: `${brand.name}: app lock`,
  save: 'Save',
  continue: 'Continue',
  failed: 'App lock was not changed',

  lockedTitle: `${brand.name} is locked`,
  lockedText: 'Type your PIN.',
  waits: (count: number) =>
    count === 1 ? '1 change will be sent when you unlock.' : `${count} changes will be sent when you unlock.`,
  digitTyped: (typed: number, count: number) => `${typed} of ${digits(count)}`,
  deleteDigit: 'Delete digit',
  unlocking: 'Unlocking…',
  byDevice: 'Use finger, face or screen lock',
  wrong: (left: number) =>
    left === 1
      ? 'Wrong PIN. One more wrong PIN and what is saved on this device is deleted.'
      : `Wrong PIN. ${left} tries are left.`,
  wait: (time: string) => `Too many wrong PINs. Try again in ${time}.`,
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  spent: 'Too many wrong PINs. What was saved on this device has been deleted. Your account is safe: sign in again.',
  forgot: 'Forgot PIN?',
  forgotTitle: 'Sign in again?',
  forgotText:
    'You are signed out here and sign in with your password. App lock is then off, and what is saved on this device is deleted.',
  forgotWaiting: (count: number) =>
    count === 1
      ? '1 change has not been sent yet. It cannot be read without the PIN and will be lost.'
      : `${count} changes have not been sent yet. They cannot be read without the PIN and will be lost.`,
  forgotOffline:
    'You are not connected. What is saved here is deleted now, and you can sign in when you are connected again.',
  signInAgain: 'Sign in again',
} as const;
