import { Button } from '../forms/button.tsx';

interface ShowMoreProps {
  /** A list that is read page by page (`client/data/use-pages.ts`). */
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
  className?: string;
}

/** Shows the button that reads the next page of a list, while there is one. */
export function ShowMore({ pages, label, className }: ShowMoreProps) {
  if (!pages.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      className={className}
      isPending={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
    >
      {label}
    </Button>
  );
}
