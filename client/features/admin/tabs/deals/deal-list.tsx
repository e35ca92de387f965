import { Pencil, Star, StarOff, Trash2 } from 'lucide-react';
import { formatCompactDate } from '#client/lib/format/dates.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { AdminDeal } from '#domain/deals/admin.ts';
import { dealScreensText } from '#messages/deals.ts';
import { adminDealsText as text } from '#messages/en/admin/deals.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { useToggleFeatured } from './deal-api.ts';
import { describeUse } from './deal-model.ts';

interface DealListProps {
  deals: readonly AdminDeal[];
  isWhole: boolean;
  onEdit: (deal: AdminDeal) => void;
  onDelete: (deal: AdminDeal) => void;
}

export function DealList({ deals, isWhole, onEdit, onDelete }: DealListProps) {
  return (
    <DataTable
      label={text.deals}
      columns={columns}
      rows={deals}
      keyOf={({ id }) => id}
      isWhole={isWhole}
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
    sortValue: ({ title }) => title,
    render: ({ title, businessName, location }) => (
      <span className="grid md:min-w-52">
        <span className="break-words">{title}</span>
        <span className="text-caption font-normal break-words text-ink-soft">
          {businessName} · <span className="whitespace-nowrap">{location}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    label: text.status,
    sortValue: ({ isActive, isFeatured }) => Number(isActive) * 2 + Number(isFeatured),
    render: ({ isActive, isFeatured }) => (
      <span className="inline-flex flex-wrap gap-1 md:flex-col md:items-start">
        <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? text.live : text.draft}</Badge>
        {isFeatured && <Badge tone="festive">{text.featured}</Badge>}
      </span>
    ),
  },
  {
    id: 'offer',
    label: text.offer,
    sortValue: offerOf,
    render: (deal) => <span className="md:whitespace-nowrap">{offerOf(deal)}</span>,
  },
  {
    id: 'validTo',
    label: text.validUntil,
    sortValue: ({ validTo }) => validTo,
    render: ({ validTo }) => <span className="whitespace-nowrap">{formatCompactDate(validTo)}</span>,
  },
  {
    id: 'used',
    label: text.used,
    isNumber: true,
    sortValue: ({ currentRedemptions }) => currentRedemptions,
    render: (deal) => <span className="whitespace-nowrap">{describeUse(deal)}</span>,
  },
  {
    id: 'fee',
    label: text.fee,
    sortValue: ({ partnershipFee }) => partnershipFee ?? '',
    render: ({ partnershipFee }) => (
      <span className="inline-block md:min-w-31">{partnershipFee ?? text.feeToBeDecided}</span>
    ),
  },
];

function offerOf({ offerType }: AdminDeal): string {
  return offerType ? dealScreensText.offerTypes[offerType] : text.customOffer;
}
