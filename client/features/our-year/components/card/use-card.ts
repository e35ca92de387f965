import { useRead } from '#client/data/use-read.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CardPlan } from '../../card-model.ts';
import { drawCard } from './draw-card.ts';

export interface DrawnCard {
  blob: Blob;
  url: string;
}

/** Returns the card as chosen, redrawn after each choice; the previous card stays until then. */
export function useCard(plan: CardPlan) {
  const { data, isError, refetch } = useRead({
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
