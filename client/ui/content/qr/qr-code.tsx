import { encode } from 'uqr';
import { drawQrPath } from './qr-path.ts';

/** Quiet zone that scanners need, in modules. */
const QUIET_FIELDS = 4;

/** QR code, dark on light in both themes, because most scanners read no other. Import it lazily. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content, { ecc: 'M', border: QUIET_FIELDS });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block w-full rounded-small"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={drawQrPath(data)} fill="#2b1421" />
    </svg>
  );
}
