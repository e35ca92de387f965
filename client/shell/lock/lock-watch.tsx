import { useEffect, useRef } from 'react';
import { lockNow } from '#client/data/lock/app-lock.ts';
import {
  isAwayTooLong,
  mustCover,
  onActivityElsewhere,
  readMinutes,
  readLastActivity,
  writeLastActivity,
} from '#client/data/lock/idle-timer.ts';
import { Mark } from '#client/ui/content/mark.tsx';

const CHECK_MS = 5000;
/** Interval between writes of the last activity, in milliseconds. */
const WRITE_MS = 2000;
/** Time during which an open file picker counts as activity, in milliseconds; longer than choosing photos takes. */
const PICKER_MS = 15 * 60_000;

/** Excludes `scroll`, because a page also scrolls on its own. */
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];

/** Locks the app after the member's chosen idle time, and covers it in the task switcher. */
export function LockWatch() {
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => (cover.current ? watch(cover.current) : undefined), []);
  return (
    // A popover is above dialogs too.
    <div
      ref={cover}
      popover="manual"
      aria-hidden
      data-lock-cover=""
      className="fixed inset-0 m-0 h-auto max-h-none w-auto max-w-none place-items-center border-0 bg-page [&:popover-open]:grid"
    >
      <Mark className="size-24" />
    </div>
  );
}

/** Watches for activity. Returns a function that stops it. */
function watch(cover: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const isPhone = matchMedia('(hover: none) and (pointer: coarse)').matches;
  let monotonicMs = performance.now();
  let writtenAt = 0;
  let tappedAt = Number.NEGATIVE_INFINITY;
  let pickerSince: number | null = null;
  let isLocking = false;

  const noteLife = () => {
    monotonicMs = performance.now();
    if (Math.abs(Date.now() - writtenAt) < WRITE_MS) return;
    writtenAt = Date.now();
    writeLastActivity(writtenAt);
  };
  const isAway = () => {
    const at = readLastActivity();
    const now = { now: Date.now(), monotonicMs: performance.now() };
    return isAwayTooLong(at === null ? null : { at, monotonicMs }, readMinutes(), now);
  };
  const check = () => {
    const isPicking = pickerSince !== null && performance.now() - pickerSince < PICKER_MS;
    if (isLocking || isPicking || !isAway()) return;
    isLocking = true;
    cover.togglePopover(true);
    void lockNow();
  };
  const look = () => {
    const page = {
      isHidden: document.visibilityState === 'hidden',
      hasFocus: document.hasFocus(),
      isPhone,
      sinceTapMs: performance.now() - tappedAt,
    };
    // Checks before uncovering.
    if (!page.isHidden) check();
    cover.togglePopover(isLocking || mustCover(page));
  };
  const onSign = ({ type, isTrusted }: Event) => {
    if (type === 'pointerdown') pickerSince = null;
    // An event after the idle time must not count as activity.
    check();
    if (isLocking || !isTrusted) return;
    if (type === 'pointerdown' || type === 'keydown') tappedAt = performance.now();
    noteLife();
  };
  const onPicker = ({ type, target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    pickerSince = type === 'click' ? performance.now() : null;
    noteLife();
  };

  for (const type of signsOfLife) document.addEventListener(type, onSign, { signal, capture: true, passive: true });
  for (const type of ['click', 'change', 'cancel'])
    document.addEventListener(type, onPicker, { signal, capture: true });
  document.addEventListener('visibilitychange', look, { signal });
  for (const type of ['focus', 'pageshow']) addEventListener(type, look, { signal });
  addEventListener('blur', look, { signal });
  addEventListener('pagehide', () => cover.togglePopover(true), { signal });
  const stopSeeing = onActivityElsewhere(() => (monotonicMs = performance.now()));
  const timer = setInterval(check, CHECK_MS);
  noteLife();
  return () => {
    listening.abort();
    stopSeeing();
    clearInterval(timer);
  };
}
