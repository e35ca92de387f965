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
    // Shared by form validation and the members' screens.
    name: 'records',
    test: 'domain/(registry/records|[\\w-]+/record|system/facts)\\.ts',
  },
  {
    // Every screen of a signed-in member.
    name: 'member',
    test: anyOf(
      '@tanstack/|virtual:contract$',
      'client/shell/member/(?!keyboard-shortcuts|side-menu|step-up-dialog|theme-choice-row)',
      'client/data/((api|database|store|session|query-client|live|partner|use-read|calls/[a-z-]+|reads/(?!pull|apply-missing)[a-z-]+)\\.ts|lock/encrypted-value|outbox/(request-interceptor|pending-state|change-store|former-calls|pending-mutation)\\.)',
      'client/lib/(temporal\\.|api-error|session-end|clock|format/(?!typed-days|local-time|cities))|/idb/',
      'client/features/(accounts/components/session-gate|notifications/components/bell\\.|dashboard/components/lazy-add-sheet)',
      'client/ui/(overlays/(dialog(-frame|-look)?|lazy-dialog|use-opener-focus)\\.|layout/pull-to-refresh|content/(badge|list-row|photo)|feedback/(?!progress-bar|empty-state|server-error))',
      'messages/\\w+/member-shell\\.ts',
      icons(
        'banknote',
        'calendar-days',
        'calendar-heart',
        'calendar-plus',
        'images',
        'list-checks',
        'notebook-pen',
        'sparkles?',
        'ticket',
      ),
      icons(
        'bell',
        'credit-card',
        'gift',
        'house',
        'trophy',
        'user-round',
        'log-out',
        'crown',
        'ellipsis',
        'shield-check',
      ),
      icons(
        'chevron-right',
        'chevron-left',
        'pencil',
        'trash',
        'plus',
        'shopping-bag',
        'clock',
        'heart',
        'lock',
        'clapperboard',
      ),
      icons('map-pin', 'clock-3', 'users'),
    ),
  },
  {
    // Parts of other features on Home, which would be ten files of some hundred bytes.
    name: 'home',
    test: anyOf(
      'client/features/(balance/splitting-model|dates/(model|answers-api|components/(next-date-card|suggestion|answer-buttons|category-icon))|(important-dates|experiences|couples)/model|profile/components/lazy-invite-sheet)\\.',
      'client/lib/clock\\.|domain/important-dates/next-occurrence\\.|domain/memories/texts\\.',
      'messages/\\w+/(countdown|date-answers|debts|important-dates)\\.ts',
      icons('circle-check', 'coins', 'mail-check', 'mountain', 'dumbbell', 'undo-2'),
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
