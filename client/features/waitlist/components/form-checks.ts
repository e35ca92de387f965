import { z } from 'zod';
import { WaitlistInput } from '#contract/waitlist.ts';

// Loaded when the form is first touched: see `usePublicForm`. The field that no person sees is the server's to judge.
export const WaitlistForm = WaitlistInput.extend({ website: z.string() });
