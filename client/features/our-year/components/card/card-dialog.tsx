import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, Share2 } from 'lucide-react';
import { useMemo, useState, useEffect } from 'react';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { showToast } from '#client/ui/feedback/toast.ts';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { OurYear } from '#domain/our-year/schema.ts';
import { ourYearScreensText as text } from '#messages/our-year.ts';
import { type CardChoice, cardFileName, listChoices, planCard, type CardPlan } from '../../card-model.ts';
import { drawCard } from './draw-card.ts';

const choiceLabels: Readonly<Record<CardChoice, string>> = {
  names: text.showNames,
  place: text.showPlace,
  memory: text.showMemory,
  photo: text.showPhoto,
};

interface CardDialogProps {
  year: OurYear;
  names: readonly string[];
  onClose: () => void;
}

/** Previews the card, with the choices of its contents and the ways to share it. */
export function CardDialog({ year, names, onClose }: CardDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<CardChoice>>(new Set());
  const plan = useMemo(() => planCard(year, names, chosen), [year, names, chosen]);
  const { card, hasFailed, drawAgain } = useCard(plan);
  const toggle = (choice: CardChoice, isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, choice] : [...chosen].filter((each) => each !== choice)));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={text.cardDialog}
      description={text.cardDialogText}
      size="wide"
      footer={card && <ShareButtons card={card} year={year.year} />}
    >
      <div className="grid gap-6 sm:grid-cols-[16rem_1fr]">
        <div className="mx-auto w-[min(16rem,70vw)]">
          {hasFailed ? (
            <div role="alert" className="grid gap-4">
              <p>{text.cardFailed}</p>
              <Button variant="secondary" onClick={drawAgain}>
                {text.cardAgain}
              </Button>
            </div>
          ) : card ? (
            <img
              src={card.url}
              alt={text.cardPreview(year.year)}
              width={1080}
              height={1920}
              className="h-auto w-full rounded-large shadow-lift"
            />
          ) : (
            <div role="status" aria-label={text.cardDrawing}>
              <Skeleton className="aspect-[9/16] w-full rounded-large!" />
            </div>
          )}
        </div>
        <div className="grid content-start gap-1">
          {listChoices(year, names).map((choice) => (
            <SwitchField
              key={choice}
              label={choiceLabels[choice]}
              checked={chosen.has(choice)}
              onChange={({ target }) => toggle(choice, target.checked)}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function ShareButtons({ card, year }: { card: DrawnCard; year: string }) {
  const name = cardFileName(year);
  const files = [new File([card.blob], name, { type: card.blob.type })];
  // Browsers that share no files lack the method, or return false.
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files });
  async function share() {
    try {
      await navigator.share({ files });
    } catch (error) {
      // Closing the sheet is the member's choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn('The card was not shared', error);
      showToast({ title: text.shareFailed, tone: 'danger' });
    }
  }
  return (
    <>
      <ButtonAnchor variant={canShare ? 'secondary' : 'primary'} href={card.url} download={name}>
        <Download aria-hidden className="size-5" />
        {text.download}
      </ButtonAnchor>
      {canShare && (
        <Button onClick={() => void share()}>
          <Share2 aria-hidden className="size-5" />
          {text.share}
        </Button>
      )}
    </>
  );
}

interface DrawnCard {
  blob: Blob;
  url: string;
}

/** Returns the card as chosen, redrawn after each choice; the previous card stays until then. */
function useCard(plan: CardPlan) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['our-year-card', plan],
    queryFn: async ({ signal }): Promise<DrawnCard> => {
      const blob = await drawCard(plan, signal);
      return { blob, url: URL.createObjectURL(blob) };
    },
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const card = data ?? null;
  useEffect(() => (card ? () => URL.revokeObjectURL(card.url) : undefined), [card]);
  return { card, hasFailed: isError, drawAgain: () => void refetch() };
}
