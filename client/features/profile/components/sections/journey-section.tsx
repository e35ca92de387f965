import type { Couple } from '#contract/couples.ts';
import { profileText as text } from '#messages/profile.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { useMember } from '#client/data/session.ts';
import { Section } from '#client/ui/content/card.tsx';
import { FilledText } from '#client/ui/content/filled-text.tsx';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { coupleStateOf, daysTogether, nextAnniversary, relationshipStart } from '#client/features/couples/model.ts';
import { FactList } from './fact-list.tsx';

export function JourneySection({ couple }: { couple: Couple | null }) {
  const { isPremium } = useMember();
  const today = indiaDate(useNow());
  const isCounted = couple !== null && coupleStateOf(couple) !== 'single';
  const days = isCounted ? daysTogether(couple, today) : null;
  return (
    <Section title={text.journey}>
      <div className="relative overflow-hidden rounded-large bg-cloth p-6 text-on-cloth sm:p-8">
        <BandhaniBloom rings={7} className="absolute -top-24 -right-24 size-64 text-festive opacity-40" />
        {isCounted && days !== null ? (
          <p className="relative grid">
            <span className="text-lead">
              <FilledText
                text={text.daysTogether('{figure}', days)}
                parts={{
                  figure: (
                    <span className="block figures font-heading text-display font-semibold">{formatCoins(days)}</span>
                  ),
                }}
              />
            </span>
            <span>{text.since(formatDate(relationshipStart(couple)))}</span>
          </p>
        ) : (
          <p className="relative max-w-[13rem] text-lead">{text.noJourney}</p>
        )}
      </div>
      <FactList
        facts={[
          { label: text.nextAnniversary, ...describeNext(couple?.anniversary ?? null, today) },
          { label: text.accountType, value: isPremium ? text.premium : text.free },
        ]}
      />
    </Section>
  );
}

function describeNext(anniversary: string | null, today: string): { value: string; text?: string } {
  if (!anniversary) return { value: text.noAnniversary };
  const { date, daysUntil, years } = nextAnniversary(anniversary, today);
  return { value: text.anniversaryIn(daysUntil), text: text.anniversaryYears(formatDate(date), years) };
}
