import { Crown } from 'lucide-react';
import { formatMoney } from '#client/lib/format/money.ts';
import { Avatar, AvatarPair } from '#client/ui/content/avatar.tsx';
import { Badge, type BadgeTone } from '#client/ui/content/badge.tsx';
import { Card } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { BandhaniBloom, BlockPrintBorder, MirrorWork, WeaveRule } from '#client/ui/content/ornaments.tsx';
import { Photo } from '#client/ui/content/photo.tsx';
import { galleryText } from './gallery-text.ts';

const tones: BadgeTone[] = ['neutral', 'accent', 'festive', 'calm', 'positive', 'warning', 'danger'];
const name = `${galleryText.user.firstName} ${galleryText.user.lastName}`;

export function ContentGallery() {
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} size="small" />
        <Avatar name={name} tone="calm" />
        <AvatarPair first={{ name }} second={galleryText.partner} />
        <AvatarPair first={{ name }} second={null} size="large" />
        <MirrorWork className="size-16 text-festive" />
        <BandhaniBloom rings={4} className="size-24 text-accent" />
        <WeaveRule className="h-6 w-60" />
      </div>
      <BlockPrintBorder id="gallery-border" className="text-cloth" />
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={Crown}>
            {tone}
          </Badge>
        ))}
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Card>
          <ul className="divide-y divide-line">
            <ListRow
              leading={<Avatar name="Arjun" />}
              title={galleryText.longText}
              text="Yesterday"
              trailing={<Badge tone="positive">Accepted</Badge>}
              to="/"
            />
            <ListRow
              title="Groceries"
              text="21 Nov"
              trailing={<span className="figures font-semibold">{formatMoney('99999999.99')}</span>}
            />
          </ul>
        </Card>
        <Photo src={null} alt="" />
      </div>
    </div>
  );
}
