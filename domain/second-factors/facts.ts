import { faultsOf } from '#domain/kernel/fault.ts';

export interface SecondFactorsFaults {
  codeRequired: [];
  codeWrong: [];
  passkeyNameRequired: [];
  passkeyRefused: [];
  passwordRequired: [];
}
export const secondFactorsFault = faultsOf<SecondFactorsFaults>('secondFactors');

/** Messages of the Web Authentication standard; the library that parses them validates their content. */
export const isObject = (value: unknown) => typeof value === 'object' && value !== null;
