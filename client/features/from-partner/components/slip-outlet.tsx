import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { answersRead } from '#client/features/daily-question/reads.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { afterPress } from '#client/lib/run-after.ts';
import { Avatar } from '#client/ui/content/avatar.tsx';
import { paths } from '#domain/registry/screen-paths.ts';
import { fromPartnerText as text } from '#messages/from-partner.ts';
import { listNews } from '../model.ts';
import { fromPartnerRead } from '../reads.ts';
import { listSlips, type Slip, type SlipState } from '../slip-model.ts';

/** Time for which a slip stays, in milliseconds. */
const SHOWN_MS = 6000;
/** Distance of a swipe that puts it away, in pixels. */
const SWIPE_PX = 24;

/** Slips that follow one another at most; the card on Home has the others. */
const SLIPS_MAX = 3;

const none: readonly Slip[] = [];
const homes: readonly string[] = [paths.home, paths.dashboard];

/**
 * Lets a nudge, a request or an opened answer slide in while another screen is open, one after another. The region is in
 * the page beforehand, so that screen readers announce it.
 */
export function SlipOutlet() {
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState<readonly Slip[]>([]);
  const close = useCallback(() => setWaiting((before) => before.slice(1)), []);
  const isHome = homes.includes(pathname);
  useSlips((came) => {
    // Home has the card.
    if (!isHome) setWaiting((before) => [...before, ...came].slice(0, SLIPS_MAX));
  });
  // The screen itself shows what has come.
  const left = isHome ? none : waiting.filter(({ path }) => path !== pathname);
  if (left.length < waiting.length) setWaiting(left);
  const [slip] = left;
  return (
    // A dialog hides all but live regions from screen readers.
    <div role="status" aria-live="polite" aria-label={text.slip}>
      {slip && <SlipCard key={slip.key} slip={slip} onClose={close} />}
    </div>
  );
}

/** Calls `onCome` with what has come from the partner since the last render. */
function useSlips(onCome: (slips: readonly Slip[]) => void): void {
  const { data } = useCopied(fromPartnerRead, null, 'home');
  const { data: answers = null } = useCopied(answersRead, null, 'home');
  const nowIso = useNow();
  // A request that was put off until today is back in the card, and has not just come.
  const news = data ? listNews(data, { nowIso, later: {} }) : null;
  const state: SlipState = { news, answers, today: indiaDate(nowIso) };
  const former = useRef<SlipState>({ ...state, news: null });
  const shownKeys = useRef(new Set<string>());
  useEffect(() => {
    const slips = listSlips(former.current, state, shownKeys.current);
    if (state.news !== null) former.current = state;
    for (const { key } of state.news ?? []) shownKeys.current.add(key);
    for (const { key } of slips) shownKeys.current.add(key);
    if (slips.length > 0) onCome(slips);
  });
}

function SlipCard({ slip, onClose }: { slip: Slip; onClose: () => void }) {
  const partner = usePartner();
  const navigate = useNavigate();
  // Above dialogs, which take the pointer from all else. Animations move only the button, so that its place can be
  // measured while it slides in.
  const frame = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<'top' | 'bottom'>('top');
  const start = useRef<{ x: number; y: number } | null>(null);
  useLayoutEffect(() => {
    const giveWay = () => {
      if (!frame.current || !isInTheWay(frame.current)) return;
      if (place === 'top') setPlace('bottom');
      else onClose();
    };
    giveWay();
    // A field can get the focus, and a dialog can open, while the slip is shown.
    document.addEventListener('focusin', giveWay);
    return () => document.removeEventListener('focusin', giveWay);
  }, [place, onClose]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    // Hovered or focused, it stays.
    const end = () => {
      if (isGone) return;
      const isInUse = card.current?.matches(':focus-visible') || card.current?.matches('[data-hovered]');
      if (isInUse) endAfter(1000);
      else onClose();
    };
    const endAfter = (milliseconds: number) => void (timer = setTimeout(() => afterPress(end), milliseconds));
    endAfter(SHOWN_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [onClose]);
  if (!partner) return null;
  const { title, words } = describe(slip, partner.firstName);
  return (
    <div
      ref={frame}
      className={`pointer-events-auto fixed inset-x-4 z-55 mx-auto max-w-md ${place === 'top' ? 'top-[calc(0.75rem+env(safe-area-inset-top))]' : 'bottom-[calc(5.5rem+env(safe-area-inset-bottom))] lg:bottom-6'}`}
    >
      <button
        ref={card}
        type="button"
        data-slip=""
        onClick={() => {
          onClose();
          void navigate(slip.path);
        }}
        onPointerEnter={({ pointerType, currentTarget }) => {
          if (pointerType === 'mouse') currentTarget.dataset['hovered'] = '';
        }}
        onPointerLeave={({ currentTarget }) => void delete currentTarget.dataset['hovered']}
        onPointerDown={({ clientX, clientY }) => (start.current = { x: clientX, y: clientY })}
        onPointerMove={({ clientX, clientY, pressure }) => {
          const from = start.current;
          if (pressure > 0 && from && Math.hypot(clientX - from.x, clientY - from.y) > SWIPE_PX) onClose();
        }}
        className={`flex w-full touch-none items-center gap-3 rounded-large border border-line bg-raised px-4 py-3 text-left text-ink shadow-lift ${place === 'top' ? 'slip-in' : 'sheet-in'}`}
      >
        <Avatar
          name={`${partner.firstName} ${partner.lastName}`}
          photoUrl={partner.profileImageUrl}
          size="small"
          tone="festive"
        />
        <span className="grid min-w-0 flex-1 grid-cols-1">
          <span className="text-caption font-semibold wrap-anywhere text-ink-soft">{title}</span>
          <span className="line-clamp-3 wrap-anywhere whitespace-pre-line">{words}</span>
        </span>
      </button>
    </div>
  );
}

function describe(slip: Slip, name: string): { title: string; words: string } {
  switch (slip.kind) {
    case 'nudge':
      return { title: text.title(name), words: slip.nudge.message };
    case 'request':
      return { title: slip.date.suggestion ? text.suggests(name) : text.asks(name), words: slip.date.title };
    case 'opened':
      return { title: text.opened(name), words: slip.words };
  }
}

/** True if the card would cover the field with the focus, or the title of a dialog. */
function isInTheWay(card: Element): boolean {
  const box = card.getBoundingClientRect();
  const focused = document.activeElement;
  const field = focused?.matches('input, textarea, select, [contenteditable]') ? [focused] : [];
  return [...field, ...document.querySelectorAll('[role="dialog"] h2, dialog[open] h2')].some((each) => {
    const other = each.getBoundingClientRect();
    return other.bottom > box.top && other.top < box.bottom && other.right > box.left && other.left < box.right;
  });
}
