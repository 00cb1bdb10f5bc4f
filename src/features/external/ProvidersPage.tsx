import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ProviderPage } from '@/shop/providerPages';
import { cookieConsentSlice } from '@/features/consent/cookieConsentSlice';
import { externalTexts } from './texts';
import { statusTexts } from '@/shared/ui/texts';
import { Button } from '@/shared/ui/Button';
import { EmbeddedPage } from '@/shared/ui/EmbeddedPage';

/**
 * The visitor's choice on this page, else consent to preferences. A later change of the consent overrides the
 * choice.
 */
function useIsShown(): [boolean, (isShown: boolean) => void] {
  const { preferences } = useSelector(cookieConsentSlice.selectors.selectConsent);
  const [chosen, setChosen] = useState({ preferences, isShown: preferences });
  const isChanged = chosen.preferences !== preferences;
  const choose = (isShown: boolean) => setChosen({ preferences, isShown });
  if (isChanged) choose(preferences);
  return [isChanged ? preferences : chosen.isShown, choose];
}

export function ProvidersPage({ page, address }: { page: ProviderPage; address: string }) {
  const [isShown, setIsShown] = useIsShown();
  const id = useId();
  const { host } = new URL(address);
  const { title } = externalTexts.pages[page];
  return (
    <>
      <p>{externalTexts.where(host)}</p>
      <div className="actions">
        <Button
          variant={isShown ? 'outline-primary' : 'primary'}
          aria-describedby={isShown ? undefined : id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? externalTexts.hide : externalTexts.show}
        </Button>
        <a href={address} target="_blank" rel="noopener noreferrer" className="btn btn-outline-primary">
          {externalTexts.open(host) + externalTexts.newWindow}
        </a>
      </div>
      {page === 'contactPrint' && <p>{externalTexts.toPrint}</p>}
      {!isShown && (
        <p id={id} className="soft">
          {externalTexts.beforeClick(host)}
        </p>
      )}
      {isShown && (
        <>
          <EmbeddedPage
            address={address}
            title={externalTexts.frameTitle(title, host)}
            texts={{ ...statusTexts, loading: externalTexts.loading }}
          />
          <p className="soft">{externalTexts.refused(host)}</p>
        </>
      )}
    </>
  );
}
