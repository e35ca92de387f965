import { clsx } from 'clsx';

/** Uttarayan drawing: two kites over the roofs, their threads crossing. */
export function KiteSky({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className={clsx('block', className)}
    >
      <rect width="120" height="120" fill="#8fd0d3" />
      <rect width="120" height="70" y="50" fill="#f7e3b5" opacity="0.55" />
      <path
        d="M50 34C60 62 56 84 84 112M78 52C68 74 60 84 34 114"
        stroke="#3a1630"
        strokeWidth="1"
        fill="none"
      />
      <path d="M50 8L68 26 50 44 32 26Z" fill="#a6114e" />
      <path d="M50 8V44L32 26Z" fill="#d0286c" />
      <path d="M84 30L98 46 80 58 68 42Z" fill="#f3a61f" />
      <path d="M84 30L80 58 68 42Z" fill="#ffd27a" />
      <path d="M0 104h18v-8h14v10h22V98h10v8h26v-9h16v7h14v16H0Z" fill="#3a1630" />
      <path d="M6 110h4v5H6ZM38 110h5v5h-5ZM72 111h5v5h-5ZM96 110h4v5h-4Z" fill="#f3a61f" />
    </svg>
  );
}
