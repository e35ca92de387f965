import { secondFactors } from '#domain/second-factors/api.ts';
import { implement } from '#server/http/implement.ts';
import { createSignInChallenge, createStepUpChallenge } from './passkey-service.ts';
import { proving } from './proof-service.ts';
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
import { stepUp, stepUpWithPasskey, stepUpWithPassword } from './step-up-service.ts';

export const secondFactorsRoutes = implement(secondFactors, {
  list: readSecondFactors,
  startAuthenticatorApp: proving('identity', startAuthenticatorApp),
  confirmAuthenticatorApp,
  removeAuthenticatorApp: proving('second-step', removeAuthenticatorApp),
  renewRecoveryCodes: proving('second-step', renewRecoveryCodes),
  startPasskey: proving('identity', startPasskey),
  createPasskey,
  deletePasskey: proving('second-step', deletePasskey),
  challenge: createSignInChallenge,
  signInWithPasskey,
  stepUpChallenge: createStepUpChallenge,
  stepUp,
  stepUpWithPassword,
  stepUpWithPasskey,
});
