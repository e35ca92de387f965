/**
 * Groups of modules that share a file. Small files compress worse and each is a request. A module belongs to the widest
 * group whose screens nearly all use it; `check-bundle.ts` finds a group that is too large.
 */
const icons = (...names: string[]) => `lucide-react/dist/esm/icons/(?:${names.join('|')})\\.`;

export const scriptGroups = [
  {
    // Every screen, including the one for unknown addresses.
    name: 'shell',
    test: anyOf(
      'client/(paths|lib/(store/|network|public/(session-|request))|data/(reads/preload|lock/(lock-flag|vault)\\.))',
      'client/ui/(theme/[a-z-]+\\.ts|content/(mark|ornament|avatar|initials|card)|forms/(button|icon-button)|feedback/(toast|spinner)|layout/bottom-room)',
      'client/shell/(skip-link|installation/install-prompt)',
      'messages/\\w+/(ui|shell)\\.ts',
      'domain/kernel/brand\\.ts',
      '/clsx/',
      '/react-dom/(index\\.js|cjs/react-dom\\.production)',
      icons('x', 'check', 'heart-handshake'),
    ),
  },
  {
    // Shared by form validation and the trash.
    name: 'records',
    test: 'domain/(registry/records|[\\w-]+/record)\\.ts',
  },
  {
    // Every screen of a signed-in member.
    name: 'member',
    test: anyOf(
      '@tanstack/(?!.*(infiniteQueryObserver|useInfiniteQuery))|virtual:contract$',
      'client/shell/member/(?!keyboard-shortcuts|partner-outlets|prompts|side-menu|sign-out-dialog|step-up-dialog)',
      'client/data/((api|database|store|session|query-client|partner|calls/[a-z-]+|reads/(?!pull)[a-z-]+)\\.ts|lock/encrypted-value|outbox/(request-interceptor|pending-state|stored/stored-changes|pending-mutation)\\.)',
      'client/lib/(api-error|session-end|joined-here|clock|format/(?!typed-days|local-time|cities))|/idb/',
      'client/features/(accounts/components/session-gate|notifications/components/bell\\.|dashboard/components/lazy-add-sheet)',
      'client/ui/(overlays/(dialog(-frame|-look)?|lazy-dialog|use-opener-focus|use-escape-key)\\.|content/badge|feedback/(?!progress-bar|empty-state|server-error|restore-toasts))',
      'messages/\\w+/member-shell\\.ts',
      icons('banknote', 'calendar-heart', 'house', 'images'),
      icons('bell', 'ellipsis', 'log-out', 'user-round', 'heart', 'plus', 'clapperboard', 'shopping-bag'),
    ),
  },
  {
    // Parts of other features on Home's first screen, which would be ten files of some hundred bytes.
    name: 'home',
    test: anyOf(
      'client/features/(balance/(splitting-model|reads)|budgets/reads|dates/(model|soon-model|reads|components/(next-date-card|category-icon))|couples/model|memories/reads|profile/components/lazy-invite-sheet)\\.',
      'client/lib/clock\\.|domain/(balance/rules|statement/tally|memories/on-this-day)\\.',
      'messages/\\w+/(date-states|debts)\\.ts',
      icons('mountain', 'dumbbell', 'undo-2'),
    ),
  },
  {
    // Rows of lists, and what Money shares with Home below its first screen.
    name: 'rows',
    test: anyOf(
      'client/ui/(content/(list-row|photo)|forms/check-box)\\.|client/features/goals/reads\\.|domain/goals/public-form\\.',
      icons('chevron-(?:left|right)', 'trash', 'lock', 'pencil', 'clock', 'map-pin', 'calendar-plus', 'gift'),
    ),
  },
  {
    // Parts of Home below its first screen, and all entries of the menu.
    name: 'home-below',
    test: anyOf(
      'client/menu-entries\\.|client/features/dashboard/components/(shortcuts|count-links|daily-check-in|memory-photo)\\.',
      icons('calendar-(?:days|range)', 'list-checks', 'notebook-pen', 'sparkles', 'ticket', 'credit-card'),
      icons(
        'trophy',
        'shield-check',
        'file-down',
        'book-heart',
        'concierge-bell',
        'lightbulb',
        'message-circle-question(?:-mark)?',
      ),
      'client/features/(important-dates|experiences)/model\\.',
      'domain/important-dates/next-occurrence\\.|domain/memories/texts\\.',
      'messages/\\w+/(countdown|important-dates|menu)\\.ts',
    ),
  },
  {
    // Fields and dialogs of forms; loaded with the first form.
    name: 'forms',
    test: anyOf(
      'client/ui/(forms/(field|(text|select|choice)-field|draft-notice)|overlays/form-dialog|feedback/server-error)\\.',
      'messages/\\w+/fields\\.ts',
    ),
  },
  {
    // Validation of forms; loaded with the first form.
    name: 'checks',
    test: anyOf('domain/kernel/fields\\.ts', '/zod/'),
  },
];

function anyOf(...patterns: string[]) {
  return new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'));
}
