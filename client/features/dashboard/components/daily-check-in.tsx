import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Coins } from 'lucide-react';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { dashboardText as text } from '#messages/dashboard.ts';

/**
 * Grants coins for a visit, once a day. Afterwards the button says so and stays enabled; the server's rejection is
 * shown.
 */
export function DailyCheckIn() {
  const wallet = useQuery(api.wallet.get.queryOptions());
  const checkIn = useMutation(
    api.wallet.checkIn.mutationOptions(
      mutationToasts({
        success: ({ coinsEarned }) => ({
          title: text.checkInDone,
          description: text.checkInEarned(coinsEarned),
        }),
        failure: ({ message }) =>
          message.includes('check-in is complete')
            ? { title: text.checkInAllSet, description: text.checkInAlready, tone: 'neutral' }
            : { title: text.checkInOther, description: message || text.checkInOtherText, tone: 'neutral' },
        signedOut: 'silent',
      }),
    ),
  );
  const hasCheckedIn = wallet.data?.hasCheckedIn ?? false;
  return (
    <Button
      variant={hasCheckedIn ? 'secondary' : 'festive'}
      isPending={checkIn.isPending}
      onClick={() => checkIn.mutate({})}
      className="justify-self-start"
    >
      {hasCheckedIn ? <CircleCheck aria-hidden className="size-5" /> : <Coins aria-hidden className="size-5" />}
      {text.dailyCheckIn}
      {hasCheckedIn && <span className="font-normal">· {text.checkedIn}</span>}
    </Button>
  );
}
