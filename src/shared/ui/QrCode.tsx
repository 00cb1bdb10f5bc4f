import { Suspense, type ReactNode } from 'react';
import { LazyBoundary } from './LazyBoundary';
import { lazyWithRetry } from './lazyWithRetry';
import { Verbatim } from './Verbatim';
import './qrCode.scss';

const QrDrawing = lazyWithRetry(async () => (await import('./QrDrawing')).QrDrawing);

type Props = {
  /** Absolute. */
  address: string;
  /** What is at the address. */
  label: string;
  /** Lines below the address. */
  children?: ReactNode;
};

/** An address as a QR code and in words, on paper only. If the code cannot be drawn, the words remain. */
export function QrCode({ address, label, children }: Props) {
  return (
    <figure className="qr-code print-only">
      <LazyBoundary renderFailure={() => null} resetKey={address}>
        <Suspense>
          <QrDrawing address={address} label={label} />
        </Suspense>
      </LazyBoundary>
      <figcaption>
        <p>
          <Verbatim>{decodeURI(address.replace(/^https?:\/\//, ''))}</Verbatim>
        </p>
        {children}
      </figcaption>
    </figure>
  );
}
