import { Pencil, Star, StarOff, Trash2 } from 'lucide-react';
import type { AdminDeal } from '#contract/admin/deals.ts';
import { adminDealsText as text } from '#messages/en/admin/deals.ts';
import { dealScreensText } from '#messages/en/deal-screens.ts';
import { formatDate } from '../../../../lib/dates.ts';
import { Badge } from '../../../../ui/content/badge.tsx';
import { IconButton } from '../../../../ui/forms/icon-button.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { useToggleFeatured } from './deal-calls.ts';
import { describeUse } from './deal-model.ts';

interface DealListProps {
  deals: readonly AdminDeal[];
  onEdit: (deal: AdminDeal) => void;
  onDelete: (deal: AdminDeal) => void;
}

/** The partners' deals, a row each. */
export function DealList({ deals, onEdit, onDelete }: DealListProps) {
  return (
    <DataTable
      label={text.deals}
      columns={columns}
      rows={deals}
      keyOf={({ id }) => id}
      onOpen={onEdit}
      renderActions={(deal) => (
        <>
          <FeatureButton deal={deal} />
          <IconButton icon={Pencil} label={text.edit(deal.title)} onClick={() => onEdit(deal)} />
          <IconButton icon={Trash2} label={text.delete(deal.title)} onClick={() => onDelete(deal)} />
        </>
      )}
    />
  );
}

function FeatureButton({ deal }: { deal: AdminDeal }) {
  const toggle = useToggleFeatured(deal);
  return (
    <IconButton
      icon={deal.isFeatured ? StarOff : Star}
      label={deal.isFeatured ? text.unfeature(deal.title) : text.feature(deal.title)}
      disabled={toggle.isPending}
      onClick={() => toggle.mutate({ id: deal.id })}
    />
  );
}

const columns: readonly Column<AdminDeal>[] = [
  {
    id: 'deal',
    label: text.deal,
    isName: true,
    render: ({ title, businessName }) => (
      <span className="inline-grid min-w-40">
        <span className="break-words">{title}</span>
        <span className="text-caption font-normal break-words text-ink-soft">{businessName}</span>
      </span>
    ),
  },
  {
    id: 'status',
    label: text.status,
    render: ({ isActive, isFeatured }) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? text.live : text.draft}</Badge>
        {isFeatured && <Badge tone="festive">{text.featured}</Badge>}
      </span>
    ),
  },
  {
    id: 'offer',
    label: text.offer,
    render: ({ offerType }) => (offerType ? dealScreensText.offerTypes[offerType] : text.customOffer),
  },
  { id: 'location', label: text.location, render: ({ location }) => location },
  {
    id: 'validTo',
    label: text.validUntil,
    render: ({ validTo }) => <span className="whitespace-nowrap">{formatDate(validTo)}</span>,
  },
  { id: 'used', label: text.used, isNumber: true, render: (deal) => describeUse(deal) },
  {
    id: 'fee',
    label: text.fee,
    render: ({ partnershipFee }) => partnershipFee ?? text.feeToBeDecided,
  },
];
