import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { AsOf } from '@/features/connection/AsOf';
import { searchTexts } from './texts';
import { RequestNotice } from '@/shared/ui/RequestNotice';
import { SlowHint } from '@/shared/ui/SlowHint';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
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
  const { isRead, asOf, error, retry, cancel } = searched;
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  const onRetry = withFocus(retry);
  const isLoading = !isRead && !error;
  return (
    <div
      ref={fallbackRef}
      tabIndex={-1}
      className={isLoading ? 'search-program search-loading' : 'search-program'}
    >
      {error && (
        <RequestNotice
          variant="danger"
          title={failureTitle(error, searchTexts.programFailed)}
          error={error}
          retry={{ label: statusTexts.retry, onRetry }}
        >
          <p>{`${errorText(error)} ${searchScope(searched)}`}</p>
        </RequestNotice>
      )}
      {isLoading && (
        <div role="status">
          {!isLoadingShown && <p className="soft">{searchTexts.programLoading}</p>}
          <SlowHint onRetry={onRetry} onCancel={withFocus(cancel)} />
        </div>
      )}
      <AsOf moment={asOf} />
    </div>
  );
}
