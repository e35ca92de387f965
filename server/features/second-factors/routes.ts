import { secondFactors } from '#contract/second-factors.ts';
import { implement } from '#server/http/implement.ts';
import { createChallenge } from './passkey-service.ts';
import {
  confirmAuthenticatorApp,
  createPasskey,
  deletePasskey,
  readSecondFactors,
  removeAuthenticatorApp,
  renewRecoveryCodes,
  startAuthenticatorApp,
  startPasskey,
} from './service.ts';
import { signInWithPasskey } from './sign-in-service.ts';
import { stepUp, stepUpWithPasskey } from './step-up-service.ts';

export const secondFactorsRoutes = implement(secondFactors, {
  list: readSecondFactors,
  startAuthenticatorApp,
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  renewRecoveryCodes,
  startPasskey,
  createPasskey,
  deletePasskey,
  challenge: createChallenge,
  signInWithPasskey,
  stepUp,
  stepUpWithPasskey,
});
