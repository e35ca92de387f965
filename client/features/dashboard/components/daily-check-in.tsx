import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Coins } from 'lucide-react';
import { dashboardText as text } from '#messages/en/dashboard.ts';
import { api, isUnauthorized } from '../../../lib/api.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';

/** Once a day, coins for looking in. After that it says so and still answers. */
export function DailyCheckIn() {
  const wallet = useQuery(api.wallet.get.queryOptions());
  const checkIn = useMutation(
    api.wallet.checkIn.mutationOptions({
      onSuccess: ({ coinsEarned }) =>
        showToast({
          title: text.checkInDone,
          description: text.checkInEarned(coinsEarned),
          tone: 'positive',
        }),
      onError(error) {
        // The login follows, without words (specification, section 8).
        if (isUnauthorized(error)) return;
        const { message } = error;
        showToast(
          message.includes('check-in is complete')
            ? { title: text.checkInAllSet, description: text.checkInAlready }
            : { title: text.checkInOther, description: message || text.checkInOtherText },
        );
      },
    }),
  );
  const hasCheckedIn = wallet.data?.hasCheckedIn ?? false;
  return (
    <Button
      variant={hasCheckedIn ? 'secondary' : 'festive'}
      isPending={checkIn.isPending}
      onClick={() => checkIn.mutate({})}
      className="justify-self-start"
    >
      {hasCheckedIn ? (
        <CircleCheck aria-hidden className="size-5" />
      ) : (
        <Coins aria-hidden className="size-5" />
      )}
      {text.dailyCheckIn}
      {hasCheckedIn && <span className="font-normal">· {text.checkedIn}</span>}
    </Button>
  );
}
