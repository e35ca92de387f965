/**
 * Which modules travel together. Left alone, the bundler gives each module that two screens share a file of its own: a dashboard of 56 requests,
 * most of them a few hundred bytes, which compress worse apart and cost a phone more than their weight. A module belongs to the widest group whose
 * screens nearly all use it; the check of the bundle's budgets tells when a group carries too much to a screen.
 */
const icons = (...names: string[]) => `lucide-react/dist/esm/icons/(?:${names.join('|')})\\.`;

export const scriptGroups = [
  {
    // Every page.
    name: 'frame',
    test: anyOf(
      'client/(paths|lib/public/(session-marker|request|site-facts))\\.ts',
      'client/ui/(theme/[a-z-]+\\.ts|content/(mark|ornament|avatar|initials|card)|forms/(button|icon-button|field|select-field)|feedback/(toast\\.|toast-outlet|spinner))',
      'client/frame/(skip-link|theme-toggle|not-found|installation/(install-offer|installation-outlet))',
      'messages/en/(ui|frame)\\.ts',
      'contract/brand\\.ts',
      '/clsx/',
      '/react-dom/(index\\.js|cjs/react-dom\\.production)',
      icons('menu', 'x', 'check', 'heart-handshake'),
    ),
  },
  {
    // The pages that tell of Jugal.
    name: 'site',
    test: anyOf(
      'client/frame/public/',
      'client/lib/public/page-meta\\.',
      'client/ui/(layout/(page-intro|point-list)|content/app-picture)\\.',
      'contract/cities\\.ts',
    ),
  },
  {
    // Pages with a form for visitors: the site's two, and those of the account.
    name: 'forms',
    test: anyOf(
      'client/lib/public/(public-form|query-value|draft)\\.ts',
      'client/ui/forms/(text-field|form-notes|honeypot)\\.tsx',
    ),
  },
  {
    name: 'account',
    test: anyOf(
      'client/features/accounts/(api|model)\\.ts',
      'client/features/accounts/components/(auth-frame|code-field|invitation-note|login-page)\\.tsx',
      'client/ui/forms/password-field\\.tsx',
      'contract/account-limits\\.ts',
      'messages/en/(accounts|account-screens|couples)\\.ts',
      icons('eye', 'eye-off'),
    ),
  },
  {
    // What a list shows before it has loaded, when it is empty, and when it failed; the public events are such a list.
    name: 'faces',
    test: anyOf(
      'client/ui/feedback/(skeleton|error-state|empty-state|query-faces)\\.tsx',
      'client/lib/format/(dates|on-first-use)\\.ts',
      icons('map-pin', 'clock-3', 'users'),
    ),
  },
  {
    // What the checks of forms and the screens behind the gate both need.
    name: 'contract',
    test: anyOf('@orpc/(contract|shared)/', 'messages/en/fields\\.ts'),
  },
  {
    // What a form's input is held against before it is sent; loaded with the first form that is filled in.
    name: 'checks',
    test: anyOf('contract/(fields|endpoint|rate-limits)\\.ts', '/zod/'),
  },
  {
    // Every screen behind the gate.
    name: 'member',
    test: anyOf(
      '@tanstack/|@orpc/|virtual:contract$',
      'client/frame/member/(?!member-home)',
      'client/lib/(api|session|query-client|clock|live|partner|format/money)\\.ts',
      'client/features/(accounts/components/session-gate|notifications/components/bell\\.)',
      'client/ui/(overlays/dialog\\.|layout/(page-header|pull-to-refresh|use-width)|content/(badge|list-row|photo)|feedback/progress-bar)',
      'messages/en/bell\\.ts',
      icons(
        'banknote',
        'calendar-days',
        'calendar-heart',
        'calendar-plus',
        'images',
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
    ),
  },
  {
    // Follows on every page once it stands.
    name: 'installation',
    test: anyOf(
      'client/frame/installation/(install-banner|install-timing|update-banner|installation)\\.',
      'client/lib/worker/(service-worker-updates|received-push)\\.ts',
      'client/ui/layout/use-bottom-room\\.ts',
    ),
  },
];

function anyOf(...patterns: string[]) {
  return new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'));
}
