import { Link } from 'react-router';
import { useUpgradeLabel } from '#client/data/pending-payment.ts';

/** Says why a free member's limit stops a form, with a link to the checkout, or that a payment is being checked. */
export function LimitCard({ text, upgradePath, label }: { text: string; upgradePath: string; label: string }) {
  return (
    <div role="note" className="grid rounded-small bg-festive-soft px-5 pt-3 pb-1 text-festive-ink">
      <p>{text}</p>
      <Link to={upgradePath} className="link inline-flex min-h-11 items-center">
        {useUpgradeLabel(label)}
      </Link>
    </div>
  );
}
