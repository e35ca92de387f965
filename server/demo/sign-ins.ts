import { DEMO_PASSWORD, people } from './story/members.ts';

/** Who one can sign in as, for the terminal. */
export function describeSignIns(): string {
  const roles = { riya: 'one of the couple', arjun: 'the other', admin: 'the admin' } as const;
  const lines = Object.entries(people).map(([name, { email }]) => {
    const role = Object.entries(roles).find(([known]) => known === name)?.[1] ?? '';
    return `    ${email.padEnd(22)} ${role}`;
  });
  return `  Demo sign-ins, all with the password “${DEMO_PASSWORD}”:\n${lines.join('\n')}\n`;
}
