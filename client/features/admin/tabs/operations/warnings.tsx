import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { adminApi } from '#client/data/admin-api.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { Card } from '#client/ui/content/card.tsx';

/** Lists the problems of the installation; renders nothing without any. */
export function Warnings() {
  const warnings = useQuery(adminApi.operations.warnings.queryOptions());
  return warnings.data?.map(({ id, kind, detail, seenAt }) => (
    <Card key={id} role="alert" className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 text-danger" />
      <h2 className="font-semibold">{text.warnings[kind].title}</h2>
      <p className="col-start-2 [overflow-wrap:anywhere]">{text.warnings[kind].text(detail)}</p>
      <p className="col-start-2 text-caption text-ink-soft">{text.seen(formatInstant(seenAt))}</p>
    </Card>
  ));
}
