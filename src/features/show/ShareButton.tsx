import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { pageAddress, shareLink, type ShareOutcome } from '@/lib/share';
import { takeAlongTexts } from '@/texts/takeAlong';
import '@/styles/takeAlong.scss';

type Props = {
  title: string;
  /** The page's own address in the shop, without what a visitor searched for. */
  path: string;
};

/** Passes the link of a page on: by the device's own means, else by the clipboard, else by hand. */
export function ShareButton({ title, path }: Props) {
  const [answer, setAnswer] = useState<{ url: string; outcome: ShareOutcome }>();
  const url = pageAddress(path);
  const outcome = answer?.url === url ? answer.outcome : undefined;
  async function share() {
    setAnswer(undefined);
    setAnswer({ url, outcome: await shareLink({ title, url }) });
  }
  return (
    <div className="take-along">
      <Button variant="outline-primary" onClick={() => void share()}>
        <ShareIcon />
        {takeAlongTexts.share}
        <span className="visually-hidden">: {title}</span>
      </Button>
      <p role="status">{outcome === 'copied' && takeAlongTexts.copied}</p>
      {outcome === 'refused' && <AddressField url={url} />}
    </div>
  );
}

function takeFocus(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

function AddressField({ url }: { url: string }) {
  const id = useId();
  return (
    <div className="take-along-address">
      <label htmlFor={id}>{takeAlongTexts.address}</label>
      <input
        id={id}
        ref={takeFocus}
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
