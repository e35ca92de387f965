import { subscribeScreenText as text } from '#messages/en/subscription-screens.ts';
import { Section } from '../../../../ui/content/card.tsx';
import { BenefitList } from '../benefit-list.tsx';

export function BenefitsSection() {
  return (
    <Section title={text.includes}>
      <BenefitList />
    </Section>
  );
}
