import { Camera } from 'lucide-react';
import { Link } from 'react-router';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { paths } from '#client/paths.ts';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { dailyMomentScreensText as text } from '#messages/daily-moment.ts';
import { todaysMomentRead } from '../reads.ts';
import { PhotoPicker } from './photo-picker.tsx';

/** Today's moment beside the question on Home: the camera by one tap, then the photos, which lead to their screen. */
export function HomeMomentCard() {
  const { data: moment } = useCopied(todaysMomentRead, null);
  const partnerName = usePartner()?.firstName ?? null;
  if (!moment) return <span className="-my-1.5 size-11 shrink-0" />;
  const { day, mine, partner, canGive } = moment;
  if (!mine)
    return canGive ? (
      <PhotoPicker day={day} label={text.take} isCamera>
        {(choose, isPending) => (
          <IconButton
            icon={Camera}
            label={partner.state === 'sealed' ? text.takeToo(partnerName) : text.takeFirst}
            hasDot={partner.state === 'sealed'}
            aria-busy={isPending || undefined}
            onClick={choose}
            className="-my-1.5"
          />
        )}
      </PhotoPicker>
    ) : null;
  return (
    <Link to={paths.dailyQuestion} className="-my-1.5 flex h-11 shrink-0 items-center -space-x-3">
      <Thumbnail src={mine.thumbnailUrl} alt={text.yourPhoto} />
      {partner.thumbnailUrl && <Thumbnail src={partner.thumbnailUrl} alt={text.partnersPhoto(partnerName)} />}
    </Link>
  );
}

function Thumbnail({ src, alt }: { src: string; alt: string }) {
  return <img src={src} alt={alt} className="size-9 rounded-full border-2 border-surface bg-sunk object-cover" />;
}
