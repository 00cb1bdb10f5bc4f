import { AsOf } from '@/features/connection/AsOf';
import { searchTexts } from './texts';
import { Completion } from '@/shared/ui/Completion';
import type { SearchedShows } from './useSearchedShows';

function searchScope({ isRead, shows }: SearchedShows): string {
  if (isRead) return searchTexts.lastProgram;
  return shows.length > 0 ? searchTexts.partOfProgram : searchTexts.pagesAnyway;
}

type Props = {
  searched: SearchedShows;
  /** Whether the page shows the loading text elsewhere. */
  isLoadingShown: boolean;
};

export function ProgramState({ searched, isLoadingShown }: Props) {
  const { isRead, error } = searched;
  const isLoading = !isRead && !error;
  return (
    <div className={isLoading ? 'search-program search-loading' : 'search-program'}>
      <Completion
        read={searched}
        texts={{
          loading: isLoadingShown ? undefined : searchTexts.programLoading,
          failedTitle: searchTexts.programFailed,
          failed: searchScope(searched),
        }}
        isComplete={isRead && !error}
      />
      <AsOf moment={searched.asOf} />
    </div>
  );
}
