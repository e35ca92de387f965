import { clsx } from 'clsx';
import { useFailedSource } from '#client/lib/network/use-failed-source.ts';
import { initialsOf } from './initials.ts';

const sizes = {
  small: 'size-9 text-[0.75rem]',
  regular: 'size-12 text-caption',
  large: 'size-24 text-title',
} as const;
const overlaps = { small: '-ml-2', regular: '-ml-2.5', large: '-ml-5' } as const;
const tones = {
  accent: 'bg-accent-soft text-accent-ink',
  festive: 'bg-festive-soft text-festive-ink',
  calm: 'bg-calm-soft text-calm-ink',
} as const;

interface AvatarProps {
  name: string;
  photoUrl?: string | null;
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
  className?: string;
}

/** A member's photo, or their initials without a photo or if it fails to load. Decorative: the name is beside it. */
export function Avatar({ name, photoUrl, size = 'regular', tone = 'accent', className }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useFailedSource();
  const hasPhoto = photoUrl && photoUrl !== brokenUrl;
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-heading font-semibold',
        sizes[size],
        tones[tone],
        className,
      )}
    >
      {hasPhoto ? (
        <img
          src={photoUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(photoUrl)}
          className="size-full object-cover"
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

interface Person {
  name: string;
  photoUrl?: string | null;
}

/** Overlapping avatars of a couple. Without a partner, the second place is an empty circle. */
export function AvatarPair({
  first,
  second,
  size = 'regular',
}: {
  first: Person;
  second: Person | null;
  size?: keyof typeof sizes;
}) {
  return (
    <span aria-hidden className="inline-flex">
      <Avatar {...first} size={size} tone="accent" className="ring-3 ring-surface" />
      {second ? (
        <Avatar {...second} size={size} tone="festive" className={clsx(overlaps[size], 'ring-3 ring-surface')} />
      ) : (
        <span
          className={clsx(
            overlaps[size],
            'inline-block rounded-full border-2 border-dashed border-line-strong bg-surface',
            sizes[size],
          )}
        />
      )}
    </span>
  );
}
