import { encode } from 'uqr';

interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What it is, for those who cannot see it. */
  label: string;
  className?: string;
}

/** Modules of white that a reader needs around the code. */
const BORDER = 3;

/** A QR code, black on white in both themes: not every camera reads it the other way round. Import it lazily. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
