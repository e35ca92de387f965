import type { Couple } from '#contract/couples.ts';
import { profileText as text } from '#messages/en/profile.ts';
import { indiaDate } from '../../../../lib/format/dates.ts';
import { useMember } from '../../../../lib/session.ts';
import { Section } from '../../../../ui/content/card.tsx';
import { coupleStateOf } from '../../../couples/model.ts';
import { FactList } from './fact-list.tsx';

export function SummarySection({ couple }: { couple: Couple | null }) {
  const { isPremium, createdAt } = useMember();
  const isSingle = coupleStateOf(couple) === 'single';
  return (
    <Section title={text.summary}>
      <FactList
        facts={[
          { label: text.accountType, value: isPremium ? text.premium : text.free },
          { label: text.relationshipState, value: isSingle ? text.single : text.coupled },
          { label: text.memberSince, value: indiaDate(createdAt).slice(0, 4) },
        ]}
      />
    </Section>
  );
}
