import { useState } from 'react';
import { useSelector } from 'react-redux';
import { kindOf } from '@/domain/cards';
import { unavailability } from '@/domain/availability';
import type { ShowDetail } from '@/domain/entities';
import { BuyBar } from '@/features/booking/BuyBar';
import { PackageChoices } from '@/features/booking/PackageChoices';
import { ProductChoices } from '@/features/booking/ProductChoices';
import { showSlice } from '@/features/booking/showSlice';
import { notifyClockChange, shopMinute } from '@/shared/browser/serverClock';
import { useAddToCart } from '@/features/booking/useAddToCart';
import { SellerLinks } from '@/features/cart/SellerLinks';
import { stallTexts, furtherTexts } from '@/features/booking/texts';
import { useStallDraft } from '@/features/booking/choices/useStallDraft';
import { useFurtherDates } from '@/features/booking/further/useFurtherDates';
import { FurtherDates } from '@/features/booking/further/FurtherDates';
import { OtherDates } from '@/features/booking/otherDates/OtherDates';
import type { Added } from '@/features/booking/otherDates/OtherDatesOutcome';

/** A separate component, so that a changed selection does not render the rest of the page. */
export function ShowShop({ show }: { show: ShowDetail }) {
  const addToCart = useAddToCart();
  const { count, selItems, totPrice } = useSelector(showSlice.selectors.selectShowState);
  const [added, setAdded] = useState<Added>();
  const choice = { count, selection: selItems };
  const isRestored = useStallDraft(show);
  const further = useFurtherDates(show, choice);
  // The show may have ended while the page was open.
  function add() {
    if (unavailability(show, shopMinute())) {
      notifyClockChange();
      return;
    }
    addToCart(show, further.lines);
    setAdded({ ...choice, total: totPrice });
  }
  return (
    <>
      <PackageChoices packages={show.productPackages} selection={selItems} />
      <ProductChoices show={show} choice={choice} />
      {further.isOffered && <FurtherDates show={show} choice={choice} price={totPrice} further={further} />}
      {isRestored && <p className="soft">{stallTexts.restored}</p>}
      {kindOf(show) === 'flohmarkt' && <SellerLinks />}
      <BuyBar
        show={show}
        choice={choice}
        total={totPrice + further.total}
        sumLabel={furtherTexts.total(
          1 + further.dates.filter(({ result }) => result.state === 'ready').length,
        )}
        isWaiting={further.isWaiting}
        hasFailed={further.error !== null}
        onAdd={add}
      >
        {added && <OtherDates show={show} added={added} />}
      </BuyBar>
    </>
  );
}
