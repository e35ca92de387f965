import { z } from 'zod';
import { ContactInput } from '#contract/contact.ts';

// Loaded when the form is first touched: see `usePublicForm`. The field that no person sees is the server's to judge.
export const ContactForm = ContactInput.extend({ website: z.string() });
