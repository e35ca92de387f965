export const settingsText = {
  unknownKey: (key: string, known: readonly string[]) =>
    `There is no setting "${key}". There are: ${known.join(', ')}.`,
  notANumber: (key: string, value: string) => `${key} must be a whole number from 0 to 99999999, not "${value}".`,
  notASwitch: (key: string) => `${key} must be 1 (on) or 0 (off)`,
  notOffInProduction: (key: string) => `${key} cannot be 0 in production.`,
  notZero: (key: string) => `${key} must be at least 1.`,
};
