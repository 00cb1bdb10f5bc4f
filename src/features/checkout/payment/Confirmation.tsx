import { type ReactNode, useId } from 'react';
import { paths } from '@/shop/paths';
import { hasMarketStall } from '@/domain/cart';
import { momentText } from '@/domain/momentText';
import type { Cents } from '@/shared/text/money';
import { showChanges, showsToVisit } from '@/domain/showUpdates';
import { SellerLinks } from '@/features/cart/SellerLinks';
import { confirmationTexts as texts, paymentTexts, sellerChecklistTexts } from './paymentTexts';
import { ShowChanges } from '@/features/checkout/ShowChanges';
import { TicketShowsCheck } from '@/features/checkout/TicketShowsCheck';
import { toOrdersTexts } from '@/features/checkout/texts';
import { Button } from '@/shared/ui/Button';
import { Link } from '@/shared/ui/Link';
import { LinkButton } from '@/shared/ui/LinkButton';
import { useNow } from '@/shared/ui/useNow';
import { useRootClass } from '@/shared/ui/useRootClass';
import { BoughtLines, type Bought } from './BoughtLines';
import { HelpLinks } from './HelpLinks';
import { InstallOffer } from './InstallOffer';
import { OrderCalendar } from './OrderCalendar';
import { OrderQr } from './OrderQr';
import { PrintedFacts } from './PrintedFacts';
import './confirmation.scss';
import '@/shared/ui/share.scss';

type Props = {
  orderId: string;
  /** Cents, if the response has an amount. */
  paid: Cents | undefined;
  /** `undefined` if the order was placed in another browser. */
  bought: Bought | undefined;
  vat: ReactNode;
};

export function Confirmation({ orderId, paid, bought, vat }: Props) {
  const now = useNow();
  useRootClass('with-confirmation');
  const hasStall = bought !== undefined && hasMarketStall(bought.lines);
  const shows = bought ? showsToVisit(bought, now) : [];
  return (
    <div className="confirmation">
      <OrderQr orderId={orderId} />
      {bought && (
        <>
          <TicketShowsCheck />
          <ShowChanges changes={showChanges(bought, now)} />
        </>
      )}
      {bought ? (
        <section aria-labelledby="gekauft">
          <h2 id="gekauft">{texts.title}</h2>
          <p className="soft">{texts.orderedAt(momentText(bought.placedAt))}</p>
          <BoughtLines bought={bought} paid={paid} vat={vat} />
        </section>
      ) : (
        <p className="soft">{texts.elsewhere}</p>
      )}
      <p className="soft">{texts.noInvoice}</p>
      {bought && (
        <p className="to-orders">
          {toOrdersTexts.before}
          <Link to={paths.orders.to()}>{toOrdersTexts.link}</Link>
          {toOrdersTexts.after}
        </p>
      )}
      <PrintedFacts shows={shows} />
      {hasStall && <SellerChecklist />}
      <div className="share">
        <OrderCalendar orderId={orderId} shows={shows} />
        <Button variant="outline-primary" onClick={() => window.print()}>
          <PrinterIcon />
          {texts.print}
        </Button>
      </div>
      <div className="actions">
        <LinkButton to={paths.program.to()} variant="outline-primary">
          {paymentTexts.toProgram}
        </LinkButton>
      </div>
      {hasStall && <SellerLinks />}
      <HelpLinks lines={bought?.lines} />
      <InstallOffer orderId={orderId} />
    </div>
  );
}

function PrinterIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M4.25 5.75v-4h7.5v4M4.25 11.25h-2.5v-5.5h12.5v5.5h-2.5M4.25 9.25h7.5v5h-7.5z" />
    </svg>
  );
}

/** Only on paper, below a booked stall; on the screen the packing list itself is linked. */
function SellerChecklist() {
  const id = useId();
  return (
    <section className="seller-checklist" aria-labelledby={id}>
      <h2 id={id}>{sellerChecklistTexts.title}</h2>
      <ul>
        {sellerChecklistTexts.items.map(({ heading, things }) => (
          <li key={heading}>
            <strong>{`${heading}:`}</strong> <span>{things}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
