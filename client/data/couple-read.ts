import { nowIso } from '#client/lib/clock.ts';
import { toCouple } from '#domain/couples/public-form.ts';
import type { Couple } from '#domain/couples/schema.ts';
import { coupleNameText } from '#messages/couple-name.ts';
import type { CopiedRead } from './copy/shown.ts';

/** The couple as its member reads it; `null` for a member without one. */
export const coupleRead: CopiedRead<null, Couple | null> = {
  of: ['couples', 'members'],
  derive(shown, _input, { memberId }) {
    const [couple] = shown('couples');
    if (!couple) return null;
    const members = shown('members');
    return toCouple(couple, members, {
      memberId,
      nowMs: Date.parse(nowIso()),
      isWelcomeDue: members.some(({ own }) => own?.isWelcomeDue),
      nameAlone: coupleNameText.alone,
    });
  },
};
