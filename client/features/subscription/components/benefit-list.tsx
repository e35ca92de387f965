import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { type Path, paths } from '#client/paths.ts';
import { premiumBenefits } from '#messages/premium-benefits.ts';

/** Benefits with the screen where each is used. */
const benefits: readonly { benefit: keyof typeof premiumBenefits; path: Path }[] = [
  { benefit: 'dates', path: paths.datePlanning },
  { benefit: 'memories', path: paths.memories },
  { benefit: 'offers', path: paths.deals },
  { benefit: 'nudges', path: paths.nudges },
  { benefit: 'planning', path: paths.concierge },
  { benefit: 'gifts', path: paths.concierge },
  { benefit: 'finances', path: paths.finances },
  { benefit: 'insights', path: paths.partnerInsights },
  { benefit: 'partnerships', path: paths.experiences },
];

export function BenefitList() {
  return (
    <ul className="grid gap-1">
      {benefits.map(({ benefit, path }) => (
        <li key={benefit} className="flex items-center gap-3">
          <span className="grid size-6 shrink-0 place-items-center rounded-full bg-festive-soft text-festive-ink">
            <Check aria-hidden className="size-4" strokeWidth={2.8} />
          </span>
          <Link to={path} className="link inline-flex min-h-11 items-center">
            {premiumBenefits[benefit]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
