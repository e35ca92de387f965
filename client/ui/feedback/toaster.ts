import { isLockOn } from '#client/data/lock/lock-flag.ts';
import { afterPress } from '#client/lib/run-after.ts';
import { lastingToastMs, latestToast, type Toast, toastDurationMs, type ToastTone } from './toast.ts';

/** Session storage key of a toast that is still visible when the page changes. */
const carriedKey = 'jugal-toast';

/** A toast of the previous page, and the time at which that page was left (epoch milliseconds). */
type Carried = Toast & { at: number };

/** Vertical swipe distance that closes a toast, in pixels. */
const SWIPE_PX = 24;

const toneClasses: Record<ToastTone, string> = {
  neutral: 'before:bg-calm',
  positive: 'before:bg-positive',
  danger: 'before:bg-danger',
};
const cardClass =
  'appear pointer-events-auto relative flex w-full touch-none items-center gap-3 overflow-hidden rounded-small border border-line bg-raised py-3 pr-4 pl-6 text-ink shadow-lift before:absolute before:inset-y-0 before:left-0 before:w-2';
const actionClass = 'min-h-11 shrink-0 rounded-full px-4 font-semibold text-accent-ink hover:bg-accent-soft';

/**
 * Shows each toast in the page's region (`ToastRegion`), also one carried over from the previous page. Uses no React,
 * which public pages do not load. Their forms load the next page after a success: they carry all.
 */
export function startToaster({ carriesAll = false } = {}): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (!region) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Toast | null = null;

  // A dialog that opens later moves the toast out of its way.
  const dialogs = new MutationObserver(() => {
    const card = region.querySelector<HTMLElement>('[data-toast]');
    if (card && region.dataset['at'] === 'bottom' && isDialogOpen()) place(region, card);
  });
  const close = () => {
    shown = null;
    dialogs.disconnect();
    region.replaceChildren();
    reserveRoomAbove(null);
  };
  // Hovering or focusing keeps the toast open. Without a mouse, only focus counts, because a touched element stays
  // hovered.
  const inUse = matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within';
  const isInUse = () => region.matches(inUse) || document.hidden;
  const closeAfter = (milliseconds: number) => {
    clearTimeout(timer);
    const toast = shown;
    const closeUnlessUsed = () => {
      if (shown !== toast) return;
      if (isInUse()) closeAfter(1000);
      else close();
    };
    timer = setTimeout(() => afterPress(closeUnlessUsed), milliseconds);
  };
  const show = (toast: Toast) => {
    shown = toast;
    const card = drawToast(toast, close, region.dataset['close'] ?? '');
    region.replaceChildren(card);
    place(region, card);
    // The dialog that a toast confirms closes after it.
    requestAnimationFrame(() => card.isConnected && place(region, card));
    dialogs.observe(document.body, { childList: true });
    clearTimeout(timer);
    closeAfter(durationOf(toast));
  };
  const showLatest = () => {
    const toast = latestToast.get();
    if (toast) show(toast);
    else close();
  };

  const carried = claimCarried();
  if (carried) show(carried);
  if (latestToast.get()) showLatest();
  latestToast.subscribe(() => afterPress(showLatest));
  addEventListener('pagehide', () => {
    // A button's function does not survive the page. With app lock on, a toast must not be stored in plain text or show
    // above the lock.
    if (shown && (carriesAll || shown.isCarried || shown.isLasting) && !shown.action && !isLockOn()) carry(shown);
  });
  document.addEventListener('keydown', (event) => {
    if (event.altKey && event.code === 'KeyT') region.focus();
  });
}

function durationOf({ isLasting, durationMs = toastDurationMs }: Toast): number {
  return isLasting ? lastingToastMs : durationMs;
}

/** Keeps dialogs (`dialog-look.ts`) below a toast at the top, so that it covers neither their title nor a field. */
function reserveRoomAbove(card: HTMLElement | null): void {
  const { style } = document.documentElement;
  if (card) style.setProperty('--toast-room', `${Math.ceil(card.getBoundingClientRect().bottom) + 12}px`);
  else style.removeProperty('--toast-room');
}

/** Shows a toast at the bottom, or at the top if it would be in the way there. */
function place(region: HTMLElement, card: HTMLElement): void {
  region.dataset['at'] = 'bottom';
  const isAtTop = isInTheWay(card);
  if (isAtTop) region.dataset['at'] = 'top';
  reserveRoomAbove(isAtTop ? card : null);
}

/** Returns true while a dialog is open that is not closing. */
function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]:not([data-state="closed"]), dialog[open]') !== null;
}

/** Returns true if a toast at the bottom would cover the actions of a dialog, or the last pressed control. */
function isInTheWay(card: HTMLElement): boolean {
  if (isDialogOpen()) return true;
  const pressed = document.activeElement;
  if (!pressed || pressed === document.body) return false;
  const [shown, used] = [card.getBoundingClientRect(), pressed.getBoundingClientRect()];
  return used.bottom > shown.top && used.top < shown.bottom && used.right > shown.left && used.left < shown.right;
}

function drawToast(
  { title, description, note, tone = 'neutral', action, isLasting }: Toast,
  close: () => void,
  closeLabel: string,
): HTMLElement {
  const card = element('div', `${cardClass} ${toneClasses[tone]}`);
  card.dataset['toast'] = '';
  closeBySwipe(card, close);
  const content = element('div', 'grid min-w-0 flex-1');
  content.append(element('div', 'font-semibold text-body', title));
  if (description) content.append(element('div', 'text-body text-ink-soft', description));
  if (note) content.append(element('div', 'text-caption text-ink-soft', note));
  card.append(content);
  if (action) {
    const button = element('button', actionClass, action.label);
    button.type = 'button';
    button.addEventListener('click', () => {
      close();
      action.onSelect();
    });
    card.append(button);
  } else if (isLasting) {
    const button = element('button', actionClass, closeLabel);
    button.type = 'button';
    button.addEventListener('click', close);
    card.append(button);
  }
  return card;
}

/** Closes the card on a vertical swipe. */
function closeBySwipe(card: HTMLElement, close: () => void) {
  let startY = 0;
  card.addEventListener('pointerdown', ({ clientY }) => (startY = clientY));
  card.addEventListener('pointermove', ({ clientY, pressure }) => {
    if (pressure > 0 && Math.abs(startY - clientY) > SWIPE_PX) close();
  });
}

function element<Tag extends 'div' | 'button'>(tag: Tag, className: string, text = '') {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/** Carries a toast to the next page. One carried before keeps its time. */
function carry(toast: Toast | Carried) {
  try {
    sessionStorage.setItem(carriedKey, JSON.stringify({ at: Date.now(), ...toast }));
  } catch {
    // With blocked storage, the toast ends with its page.
  }
}

function claimCarried(): Carried | null {
  try {
    const carried: unknown = JSON.parse(sessionStorage.getItem(carriedKey) ?? 'null');
    sessionStorage.removeItem(carriedKey);
    if (!isCarried(carried) || isReload()) return null;
    return Date.now() - carried.at < durationOf(carried) ? carried : null;
  } catch {
    // Storage is blocked, or the value is not ours.
    return null;
  }
}

/** Returns true if the member loaded the page again, which shows no toast a second time. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

function isCarried(value: unknown): value is Carried {
  return typeof value === 'object' && value !== null && 'title' in value && 'at' in value;
}
