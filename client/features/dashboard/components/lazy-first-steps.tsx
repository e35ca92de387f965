import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';

const load = async () => (await import('./first-steps-card.tsx')).FirstStepsCard;

/** First steps of a member without a partner, who sees them at the top. */
export const OwnFirstSteps = lazyNamed(load, <Skeleton className="h-88 rounded-large!" />);
/** First steps of a couple, which has mostly done them. */
export const CoupleFirstSteps = lazyNamed(load, null, { isDispensable: true });
