import type { ReactNode } from 'react';
import { dotRings, petalRing } from '../content/ornament-shapes.ts';

const ring = dotRings([{ radius: 57, count: 40 }]);
const flower = petalRing(8, 3, 8);
/** Mango leaf of 8 by 26, hanging from its stalk. */
const leaf = 'M0 0C6 8 5 18 0 26C-5 18-6 8 0 0Z';

/** Two glasses of chai. */
export function ChaiDrawing() {
  return (
    <Drawing>
      <path d="M-36 27H36" stroke="var(--calm)" />
      <path d="M-28-10H-2L-6 27H-24Z" fill="var(--surface)" />
      <path d="M-27 0H-3L-6 27H-24Z" fill="var(--festive)" />
      <path d="M2-10H28L24 27H6Z" fill="var(--surface)" />
      <path d="M3 0H27L24 27H6Z" fill="var(--accent)" />
      <path d="M-19 4L-17 22M-11 4L-13 22M11 4L13 22M19 4L17 22" stroke="var(--surface)" strokeWidth="2" />
      <path d="M-15-18C-20-24-10-28-15-35M15-18C10-24 20-28 15-35" stroke="var(--accent)" strokeWidth="2.4" />
    </Drawing>
  );
}

/** Two prints of photos. */
export function PrintsDrawing() {
  return (
    <Drawing>
      <rect x="-31" y="-27" width="40" height="46" rx="3" fill="var(--calm)" transform="rotate(-9)" />
      <g transform="rotate(7)">
        <rect x="-15" y="-25" width="44" height="52" rx="3" fill="var(--surface)" />
        <path d="M-10-20H24V14H-10Z" fill="var(--accent-soft)" />
        <circle cx="13" cy="-8" r="6" fill="var(--festive)" />
        <path d="M-10 14V4Q0-8 8 3T24 4V14Z" fill="var(--accent)" />
      </g>
    </Drawing>
  );
}

/** A written page and a pen. */
export function PageDrawing() {
  return (
    <Drawing>
      <g transform="rotate(-6)">
        <path d="M-26-32H10L22-20V30H-26Z" fill="var(--surface)" />
        <path d="M10-32V-20H22Z" fill="var(--festive)" />
        <path d="M-17-12H10M-17 0H12M-17 12H-2" stroke="var(--accent)" strokeWidth="2.6" />
      </g>
      <path d="M32-16L10 20" stroke="var(--calm)" strokeWidth="7" />
      <path d="M12 11L4 29L18 16Z" fill="var(--calm)" />
    </Drawing>
  );
}

/** A toran, the garland over a door on festive days. */
export function ToranDrawing() {
  return (
    <Drawing>
      <path d="M-42-20Q0 4 42-20" stroke="var(--calm)" strokeWidth="2.4" />
      {[
        [-32, -15],
        [-12, -8],
        [12, -8],
        [32, -15],
      ].map(([x, y]) => (
        <path key={x} d={leaf} fill="var(--calm)" transform={`translate(${x} ${y})`} />
      ))}
      {[
        [-22, -11],
        [0, -8],
        [22, -11],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M0 0V26" stroke="var(--festive)" strokeWidth="2" />
          <circle r="8" fill="var(--festive)" />
          <path d={flower} stroke="var(--accent)" strokeWidth="1.6" />
          <circle cy="28" r="5" fill="var(--accent)" />
        </g>
      ))}
    </Drawing>
  );
}

/** A koel that calls from its branch. */
export function KoelDrawing() {
  return (
    <Drawing>
      <path d="M-38 30Q0 20 38 28" stroke="var(--calm)" />
      <path d="M24 27Q30 14 42 14Q40 27 24 27Z" fill="var(--calm)" />
      <path d="M-34 34L-20 2C-16-14-4-20 4-21C8-31 24-31 26-19L35-15L26-12C26 12 12 26-10 23Z" fill="var(--accent)" />
      <path d="M-16 10C-12-6 4-10 14-4C12 10-2 18-16 10Z" fill="var(--festive)" />
      <circle cx="17" cy="-19" r="2.2" fill="var(--surface)" />
      <path d="M40-24Q45-17 42-9M36-29Q37-30 38-29" stroke="var(--festive)" strokeWidth="2.6" />
    </Drawing>
  );
}

/** A pot of clay that takes a coin. */
export function PotDrawing() {
  return (
    <Drawing>
      <circle cy="-29" r="9" fill="var(--festive)" />
      <path d="M-3-32H3M-3-29H3" stroke="var(--on-festive)" strokeWidth="1.8" />
      <path
        d="M-18-14H18Q14-8 16-5C28 1 32 9 32 15C32 28 18 35 0 35S-32 28-32 15C-32 9-28 1-16-5Q-14-8-18-14Z"
        fill="var(--accent)"
      />
      <path d="M-28 12L-21 5L-14 12L-7 5L0 12L7 5L14 12L21 5L28 12" stroke="var(--festive)" strokeWidth="2.4" />
      <path d="M-22 20H-22M-11 20H-11M0 20H0M11 20H11M22 20H22" stroke="var(--on-accent)" strokeWidth="3.6" />
    </Drawing>
  );
}

/** A bag of cloth for the shop. */
export function BagDrawing() {
  return (
    <Drawing>
      <path d="M-8-14Q-16-30-26-32Q-26-18-14-10ZM4-14Q2-34 12-40Q20-28 12-12Z" fill="var(--calm)" />
      <path d="M20-10L31-34" stroke="var(--festive)" strokeWidth="6" />
      <path d="M-28-12H28L34 34H-34Z" fill="var(--accent)" />
      <path d="M-14-10C-14-2-14 2-14 4M14-10C14-2 14 2 14 4" stroke="var(--accent-soft)" />
      <path d="M-14 18L-4 26L16 10" stroke="var(--festive)" strokeWidth="4.5" />
    </Drawing>
  );
}

/** A receipt under a clock. */
export function ReceiptDrawing() {
  return (
    <Drawing>
      <path d="M-26-36H14V30L7 25L1 30L-6 25L-13 30L-19 25L-26 30Z" fill="var(--surface)" />
      <path d="M-18-24H6M-18-14H0M-18-4H-8" stroke="var(--accent)" strokeWidth="2.6" />
      <circle cx="16" cy="12" r="19" fill="var(--calm)" />
      <path d="M16 1V12L24 17" stroke="var(--on-calm)" />
    </Drawing>
  );
}

/** A bell that calls the concierge. */
export function BellDrawing() {
  return (
    <Drawing>
      <path d="M-38 26H38" stroke="var(--calm)" strokeWidth="7" />
      <path d="M-30 21C-30-8-18-20 0-20S30-8 30 21Z" fill="var(--accent)" />
      <circle cy="-25" r="5" fill="var(--festive)" />
      <path d="M-20 12C-18-2-10-9 0-10" stroke="var(--accent-soft)" />
      <path d="M-32-22L-38-30M32-22L38-30M-20-32L-23-40M20-32L23-40" stroke="var(--festive)" strokeWidth="2.6" />
    </Drawing>
  );
}

/** A trophy with a flower. */
export function TrophyDrawing() {
  return (
    <Drawing>
      <path d="M-20-24C-38-26-36 2-16 4M20-24C38-26 36 2 16 4" stroke="var(--calm)" strokeWidth="4" />
      <path d="M-21-32H21C21-2 14 12 0 12S-21-2-21-32Z" fill="var(--festive)" />
      <path d="M0 12V24" stroke="var(--accent)" strokeWidth="6" />
      <path d="M-16 34V26H16V34Z" fill="var(--accent)" />
      <g transform="translate(0 -12)">
        <circle r="6" fill="var(--accent)" />
        <path d={flower} stroke="var(--surface)" strokeWidth="1.6" />
      </g>
    </Drawing>
  );
}

/** A ring of shares. */
export function RingDrawing() {
  return (
    <Drawing>
      <g strokeWidth="15" strokeLinecap="butt">
        <path d="M0-25A25 25 0 0 1 21.7 12.5" stroke="var(--accent)" />
        <path d="M21.7 12.5A25 25 0 0 1-21.7 12.5" stroke="var(--calm)" />
        <path d="M-21.7 12.5A25 25 0 0 1 0-25" stroke="var(--festive)" />
      </g>
    </Drawing>
  );
}

/** A diya that is lit. */
export function DiyaDrawing() {
  return (
    <Drawing>
      <path d="M-38 34H38" stroke="var(--calm)" />
      <path d="M-34 8H34C32 26 18 34 0 34S-32 26-34 8Z" fill="var(--accent)" />
      <path d="M-38 7Q0 15 38 7" stroke="var(--festive)" strokeWidth="4.5" />
      <path d="M-20 21H-20M-7 25H-7M7 25H7M20 21H20" stroke="var(--on-accent)" strokeWidth="3.6" />
      <path d="M1-38C13-24 15-13 9-3C5 3-5 3-9-3C-15-13-10-25 1-38Z" fill="var(--festive)" />
      <path d="M1-21C6-14 6-8 3-3C1 0-3-2-4-6C-5-11-2-16 1-21Z" fill="var(--surface)" />
      <path d="M-24-17L-31-22M24-17L31-22M-18-31L-23-38M20-31L25-38" stroke="var(--accent)" strokeWidth="2.6" />
    </Drawing>
  );
}

/** Ground of all drawings: a round of cloth within a ring of bandhani dots. Screen readers skip them. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="-60 -60 120 120"
      aria-hidden
      className="size-28"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle r="49" fill="var(--festive-soft)" />
      <path d={ring} stroke="var(--festive)" strokeWidth="3.4" />
      {children}
    </svg>
  );
}
