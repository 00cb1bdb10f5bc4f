import { useSelector } from 'react-redux';
import { fetchDiscountProducts } from '@/features/catalogue/detailApi';
import { discountAmount } from '@/domain/discounts';
import { formatEuro } from '@/shared/text/money';
import { discountTexts } from '@/features/booking/texts';
import { quantityTexts } from '@/shop/quantityTexts';
import { Button } from '@/shared/ui/Button';
import { SlowHint } from '@/shared/ui/SlowHint';
import { SupportReference } from '@/shared/ui/SupportReference';
import { showSlice } from '@/features/booking/showSlice';
import { discountPause } from '@/shop/constants';
import { useRead } from '@/shared/request/useRead';
import '@/shared/ui/choices.scss';

type Props = {
  id: string;
  /** Whether a click on the buy button is deferred until the response. */
  isAwaited: boolean;
  /** Whether a click was dropped because the request failed. */
  isRefused: boolean;
  /** Called before the pressed button disappears, to move the focus. */
  onPressed: () => void;
};

/** The discounts of the selection (requirements, "Money and cart"), or the state of their request. */
export function Discounts({ id, isAwaited, isRefused, onPressed }: Props) {
  const { query, status, error, products } = useSelector(showSlice.selectors.selectDiscount);
  const read = useRead(fetchDiscountProducts, query, showSlice.selectors.selectEarned, {
    isOnce: true,
    pauseMs: discountPause,
  });
  function retry() {
    onPressed();
    read.retry();
  }
  function giveUp() {
    onPressed();
    read.cancel();
  }
  return (
    <>
      <div id={id} role="status" className="discounts">
        {status === 'checking' && (
          <>
            <p>{isAwaited ? discountTexts.awaited : discountTexts.checking}</p>
            <SlowHint
              key={JSON.stringify(query)}
              texts={discountTexts.late}
              onRetry={retry}
              onCancel={giveUp}
            />
          </>
        )}
        {(status === 'failed' || status === 'givenUp') && (
          <>
            <p>{[discountTexts[status], isRefused && discountTexts.notAdded].filter(Boolean).join(' ')}</p>
            <div className="actions">
              <Button variant="outline-primary" onClick={retry}>
                {discountTexts.retry}
              </Button>
            </div>
          </>
        )}
        {status === 'checked' && products.length === 0 && <p className="soft">{discountTexts.none}</p>}
        {products.map((product) => (
          <p key={product.purchaseProductId}>
            <span>
              {product.count > 1
                ? quantityTexts.counted(product.count, product.productName)
                : product.productName}
            </span>{' '}
            <strong translate="no">{formatEuro(discountAmount(product))}</strong>
          </p>
        ))}
      </div>
      {status === 'failed' && <SupportReference error={error} />}
    </>
  );
}
