import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#client/data/api.ts';
import type { Held } from '#client/data/copy/copy-store.ts';
import { findStoredCopy } from '#client/data/copy/page-copy.ts';
import { readShown } from '#client/data/copy/shown.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { markShown } from '#client/data/device-marks.ts';
import { balanceRead, settlementsRead } from '#client/features/balance/reads.ts';
import { daysTogether } from '#client/features/couples/model.ts';
import { answersRead } from '#client/features/daily-question/reads.ts';
import { datesRead } from '#client/features/dates/reads.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { MOMENT_MS, PairMoment } from '#client/ui/overlays/pair-moment.tsx';
import type { Balance } from '#domain/balance/schema.ts';
import { dashboardText } from '#messages/dashboard.ts';
import { listMoments, type Moment, type MomentState } from '../model.ts';

/** Time for which the place of a touch counts as the place of what it led to, in milliseconds. */
const TOUCH_MS = 8000;
/** Pixels from the middle of the drops to the edge of the screen, and from the middle of the counted days. */
const EDGE = 72;
const COUNT_EDGE = 132;

interface ShownMoment extends Moment {
  at: { x: number; y: number };
}

/**
 * Shows each of the five moments once, on the phone where the finger was and on the partner's. It shows none to members
 * who want no motion, and on a page that is not seen.
 */
export function MomentOutlet() {
  const [shown, setShown] = useState<ShownMoment | null>(null);
  const place = usePlace();
  useMoments((moment) => {
    const edge = moment.kind === 'since' ? COUNT_EDGE : EDGE;
    setShown({ ...moment, at: inside(place(), edge) });
  });
  const end = useCallback(() => setShown(null), []);
  if (!shown) return null;
  return (
    <PairMoment key={shown.key} at={shown.at} onEnd={end}>
      {shown.kind === 'since' && <CountedDays />}
    </PairMoment>
  );
}

/** Calls `onMoment` for a moment that comes while the page is open and seen. */
function useMoments(onMoment: (moment: Moment) => void): void {
  const nowIso = useNow();
  const state = useMomentState();
  // A change since the page was opened, while this was loading, makes a moment too.
  const [start] = useState(readStart);
  const former = useRef(start ?? state);
  useEffect(() => {
    const held = findStoredCopy();
    if (held) compared.add(held);
    const before = former.current;
    former.current = withKnown(before, state);
    const [moment] = listMoments(before, state, { nowIso, today: indiaDate(nowIso) }).filter(({ key }) =>
      markShown(key),
    );
    if (moment && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches) onMoment(moment);
  });
}

/** Copies with which a later state was compared: a second time would show moments of long ago. */
const compared = new WeakSet<Held>();

/** Returns the state of the copy with which the page was opened; `null` without one, and a second time. */
function readStart(): MomentState | null {
  const held = findStoredCopy();
  if (!held || compared.has(held)) return null;
  const [balance, settlements] = [readShown(held, balanceRead, null), readShown(held, settlementsRead, null)];
  return toState({
    dates: readShown(held, datesRead, null, 'home'),
    answers: readShown(held, answersRead, null, 'home'),
    balance,
    settlements,
    couple: readShown(held, coupleRead, null),
  });
}

/** Keeps what was known where the new state lacks it, as while a whole copy is read again. */
function withKnown(before: MomentState, now: MomentState): MomentState {
  return {
    dates: now.dates ?? before.dates,
    answers: now.answers ?? before.answers,
    balance: now.balance ?? before.balance,
    couple: now.couple ?? before.couple,
    stepsLeft: now.stepsLeft ?? before.stepsLeft,
  };
}

function useMomentState(): MomentState {
  const dates = useCopied(datesRead, null, 'home');
  const answers = useCopied(answersRead, null, 'home');
  const balance = useCopied(balanceRead, null);
  const settlements = useCopied(settlementsRead, null);
  const couple = useCopied(coupleRead, null);
  // Home asks for them; here only their last answer counts.
  const steps = useQuery({ ...api.firstSteps.get.queryOptions(), enabled: false });
  return {
    ...toState({
      dates: dates.data,
      answers: answers.data,
      balance: balance.data,
      settlements: settlements.data,
      couple: couple.data,
    }),
    stepsLeft: steps.data && !steps.data.isPutAway ? steps.data.steps.filter(({ isDone }) => !isDone).length : null,
  };
}

interface Copied {
  dates: MomentState['dates'] | undefined;
  answers: MomentState['answers'] | undefined;
  balance: Pick<Balance, 'isOn' | 'owedBy' | 'owedTo'> | undefined;
  settlements: readonly { id: string }[] | undefined;
  couple: MomentState['couple'] | undefined;
}

function toState({ dates, answers, balance, settlements, couple }: Copied): MomentState {
  return {
    dates: dates ?? null,
    answers: answers ?? null,
    balance: balance && settlements ? { ...balance, settledBy: settlements[0]?.id ?? null } : null,
    couple: couple ?? null,
    stepsLeft: null,
  };
}

/** Returns the place of the last touch, or of the focus; the upper middle of the screen without either. */
function usePlace(): () => { x: number; y: number } {
  const touch = useRef({ x: 0, y: 0, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) =>
      void (touch.current = { x: clientX, y: clientY, at: performance.now() });
    addEventListener('pointerdown', follow, { capture: true, passive: true });
    return () => removeEventListener('pointerdown', follow, { capture: true });
  }, []);
  return () => {
    const { x, y, at } = touch.current;
    if (performance.now() - at < TOUCH_MS) return { x, y };
    const focused = document.activeElement;
    const box = focused && focused.matches('button, input, textarea') ? focused.getBoundingClientRect() : null;
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: innerWidth / 2, y: innerHeight / 3 };
  };
}

/** Keeps a moment, whose middle is at least `edge` from the sides, on the screen and above a phone's bottom bar. */
function inside({ x, y }: { x: number; y: number }, edge: number): { x: number; y: number } {
  const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
  // A bar that is hidden has no height.
  const bottom = bar && bar.height > 0 ? bar.top : innerHeight;
  return {
    x: Math.min(Math.max(x, edge), Math.max(innerWidth - edge, edge)),
    y: Math.min(Math.max(y, EDGE), Math.max(bottom - EDGE, EDGE)),
  };
}

/** The days together, which count up to their number. */
function CountedDays() {
  const { data: couple } = useCopied(coupleRead, null);
  const today = indiaDate(useNow());
  const days = couple ? daysTogether(couple, today) : 0;
  const [share, setShare] = useState(0);
  useEffect(() => {
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const next = Math.min((now - start) / (MOMENT_MS * 0.7), 1);
      setShare(next);
      if (next < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  if (days <= 0) return null;
  return (
    <p className="figures rounded-full bg-raised px-4 py-1 font-heading text-title font-semibold shadow-lift">
      {dashboardText.daysTogether(formatCoins(Math.round(days * share)), days)}
    </p>
  );
}
