import { useId, useState } from 'react';
import { copyLink, shareLink, type ShareOutcome } from '@/shared/browser/share';
import { Button } from './Button';
import './share.scss';

type Props = {
  texts: { share: string; copied: string; address: string };
  title: string;
  url: string;
  about?: string;
  /** For an address that is pasted into a program, not sent to somebody. */
  isCopied?: boolean;
};

/** Shares a link by the device, else copies it, else shows it for copying by hand. */
export function ShareButton({ texts, title, url, about, isCopied = false }: Props) {
  const [result, setResult] = useState<{ url: string; outcome: ShareOutcome }>();
  const outcome = result?.url === url ? result.outcome : undefined;
  async function share() {
    setResult(undefined);
    setResult({ url, outcome: await (isCopied ? copyLink : shareLink)({ title, url }) });
  }
  return (
    <div className="share">
      <Button variant="outline-primary" onClick={() => void share()}>
        {!isCopied && <ShareIcon />}
        <span>{texts.share}</span>
        {about && <span className="visually-hidden">{`: ${about}`}</span>}
      </Button>
      <p role="status">{outcome === 'copied' && texts.copied}</p>
      {outcome === 'refused' && <AddressField label={texts.address} url={url} />}
    </div>
  );
}

function moveFocus(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

function AddressField({ label, url }: { label: string; url: string }) {
  const id = useId();
  return (
    <div className="share-address">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={moveFocus}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  );
}

function ShareIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 10V1.5M4.75 4.25 8 1.25l3.25 3M5 7H2.75v7.25h10.5V7H11" />
    </svg>
  );
}
