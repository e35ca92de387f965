import type { Catalogue } from '#messages/catalogue.ts';
import type { firstStepsText as english } from '../en/first-steps.ts';

export const firstStepsText: Catalogue<typeof english> = {
  stepsTitle: 'आपके पहले कदम',
  stepsDone: (done, all) => `${all} में से ${done} हुए`,
  stepsPutAway: 'पहले कदम छुपाएँ',
  stepsFailed: 'नहीं छुप पाए',
  stepsFailedText: 'फिर कोशिश करें।',
  stepDone: 'हो गया',
  stepsComplete: 'पहले कदम पूरे हुए',
  stepsCompleteText: 'अब आगे का सफ़र बस आप दोनों का।',
  steps: {
    verify: 'अपना ईमेल वेरिफ़ाई करें',
    invite: 'एक से भले दो: पार्टनर को बुलाएँ',
    date: 'पहली डेट प्लान करें',
    memory: 'पहली याद सँजोएँ',
    expense: 'पहला खर्च लिखें',
  },
};
