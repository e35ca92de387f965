import { clsx } from 'clsx';

/** Drawn photo: hills, a wet road and a low sun, in the colours of both themes. */
export function RainOverGir({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 200" preserveAspectRatio="xMidYMid slice" aria-hidden className={clsx('block', className)}>
      <rect width="160" height="200" fill="#f7c873" />
      <rect width="160" height="90" fill="#e9794f" opacity="0.55" />
      <circle cx="104" cy="84" r="26" fill="#fff1c9" />
      <path d="M0 110C28 84 52 92 74 104S124 86 160 100V200H0Z" fill="#a94a4f" />
      <path d="M0 128C36 112 62 122 88 126S132 112 160 122V200H0Z" fill="#6f2347" />
      <path d="M0 150C40 138 110 150 160 140V200H0Z" fill="#3a1630" />
      <path d="M92 147C84 160 60 172 66 200H118C96 178 98 160 98 147Z" fill="#f3a61f" opacity="0.75" />
      <path
        d="M40 150v-26M34 128c-6-10 2-20 6-22 5 2 12 12 6 22-3 5-9 5-12 0Z"
        stroke="#240d1e"
        strokeWidth="3"
        fill="#240d1e"
      />
      <path
        d="M128 146v-16M122 132c-4-8 2-15 6-17 4 2 10 9 6 17-3 4-9 4-12 0Z"
        stroke="#240d1e"
        strokeWidth="2.4"
        fill="#240d1e"
      />
      <path
        d="M18 20l-6 18M44 8l-6 18M70 28l-6 18M96 10l-6 18M122 30l-6 18M148 12l-6 18M30 60l-6 18M58 66l-6 18M132 62l-6 18M10 92l-5 14M152 74l-5 14"
        stroke="#fff6e4"
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity="0.55"
      />
    </svg>
  );
}
