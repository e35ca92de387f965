import type { Couple } from '#contract/couples.ts';
import { profileText as text } from '#messages/screens/profile.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { useMember } from '#client/data/session.ts';
import { Section } from '#client/ui/content/card.tsx';
import { coupleStateOf } from '#client/features/couples/model.ts';
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
