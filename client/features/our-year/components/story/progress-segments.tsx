interface ProgressSegmentsProps {
  count: number;
  place: number;
  /** Fills the current segment slowly; `onFull` is called at its end. */
  isRunning: boolean;
  isPaused: boolean;
  onFull: () => void;
}

/** Progress of the story, a segment for each slide. Hidden from screen readers because text beside it says the same. */
export function ProgressSegments({ count, place, isRunning, isPaused, onFull }: ProgressSegmentsProps) {
  return (
    <div aria-hidden className="flex flex-1 gap-1.5 px-2">
      {Array.from({ length: count }, (_, segment) => (
        <span key={segment} className="h-1 flex-1 overflow-hidden rounded-full bg-current/25">
          {segment < place && <span className="block h-full bg-current" />}
          {segment === place && (
            <span
              key={place}
              onAnimationEnd={onFull}
              style={{ animationPlayState: isPaused ? 'paused' : 'running' }}
              className={isRunning ? 'story-fill block h-full bg-current' : 'block h-full bg-current'}
            />
          )}
        </span>
      ))}
    </div>
  );
}
