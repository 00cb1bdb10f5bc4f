import type { ReactNode } from 'react';
import { brand } from '@/shop/brand';
import { paymentTexts } from './paymentTexts';
import { PageHeading } from '@/shared/ui/PageHeading';

type Props = {
  title: string;
  orderId: string;
  amount?: string | undefined;
  texts: string[];
  /** A new stage remounts the heading, which takes the focus of a button that disappeared. */
  stage?: string;
  scene?: ReactNode;
  children?: ReactNode;
};

export function PaymentOutcome({ title, orderId, amount, texts, stage, scene, children }: Props) {
  return (
    <div className="state payment-outcome">
      <p className="print-only">{brand.name}</p>
      {scene}
      <div role="status">
        <PageHeading key={stage}>{title}</PageHeading>
        <p className="payment-number">{paymentTexts.orderNumber(orderId)}</p>
        {amount && <p className="total-price">{amount}</p>}
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {children}
    </div>
  );
}
