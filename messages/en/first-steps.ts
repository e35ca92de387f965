export const firstStepsText = {
  stepsTitle: 'Your First Steps',
  stepsDone: (done: number, all: number) => `${done} of ${all} done`,
  stepsPutAway: 'Hide the first steps',
  stepsFailed: 'Not hidden',
  stepsFailedText: 'Please try again.',
  stepDone: 'done',
  stepsComplete: 'Your first steps are done',
  stepsCompleteText: 'From here on, it is just the two of you.',
  steps: {
    verify: 'Verify your email',
    invite: 'Invite your partner',
    date: 'Plan your first date',
    memory: 'Keep your first memory',
    expense: 'Record your first expense',
  },
} as const;
