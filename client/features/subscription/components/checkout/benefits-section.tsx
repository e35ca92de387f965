import { subscribeScreenText as text } from '#messages/screens/subscription.ts';
import { Section } from '#client/ui/content/card.tsx';
import { BenefitList } from '../benefit-list.tsx';

export function BenefitsSection() {
  return (
    <Section title={text.includes}>
      <BenefitList />
    </Section>
  );
}
