import { useEffectEvent, useId, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '@/shop/paths';
import { kindOf } from '@/domain/cards';
import type { ShowDetail } from '@/domain/entities';
import { showPath } from '@/domain/links';
import { formatEuro } from '@/shared/text/money';
import { offeredProducts } from '@/domain/offeredProducts';
import { hasOwnPrice } from '@/domain/selectionAt';
import { isPreset, type Choice } from '@/domain/selection';
import { costLines } from '@/domain/stallCost';
import { BuyBar } from '@/features/booking/BuyBar';
import { PackageChoices } from '@/features/booking/PackageChoices';
import { ProductChoices } from '@/features/booking/ProductChoices';
import { choiceRestored, showSlice } from '@/features/booking/showSlice';
import { stallCalculatorTexts as texts, stallPricesTexts } from './livePartTexts';
import { ownPriceTexts } from '@/features/catalogue/cardTexts';
import { quantityTexts } from '@/shop/quantityTexts';
import { sellerTexts } from '@/features/cart/texts';
import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import { Verbatim } from '@/shared/ui/Verbatim';

type Props = {
  show: ShowDetail;
  carried: Choice;
  /** Whether it is the market that the calculator starts with. */
  isFirst: boolean;
  onAdd: () => void;
  onReset: () => void;
};

export function StallCost({ show, carried, isFirst, onAdd, onReset }: Props) {
  const dispatch = useDispatch();
  const { count, selItems, totPrice, discount } = useSelector(showSlice.selectors.selectShowState);
  const choice = { count, selection: selItems };
  const id = useId();
  const carry = useEffectEvent(() => dispatch(choiceRestored(carried)));
  // Before the first paint, so that nothing moves.
  useLayoutEffect(() => void carry(), []);
  if (offeredProducts(show).length === 0 && !hasOwnPrice(show)) return <p>{stallPricesTexts.none}</p>;

  const lines = costLines(show, choice, discount.products);
  return (
    <>
      <PackageChoices packages={show.productPackages} selection={selItems} />
      <ProductChoices show={show} choice={choice} />
      {lines.length > 0 && (
        <>
          <h3 id={id}>{texts.lines}</h3>
          <ul className="cost-lines" aria-labelledby={id}>
            {lines.map(({ key, name, count, total }) => (
              <li key={key}>
                <span>{quantityTexts.counted(count, name ?? ownPriceTexts[kindOf(show)])}</span>{' '}
                <Verbatim>{formatEuro(total)}</Verbatim>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="actions">
        <LinkButton to={showPath(show)} variant="outline-primary">
          {texts.toShow}
        </LinkButton>
        <LinkButton to={paths.packingList.to()} variant="outline-primary">
          {sellerTexts.packingList}
        </LinkButton>
        {!(isFirst && isPreset(offeredProducts(show), choice)) && (
          <Button variant="outline-primary" onClick={onReset}>
            {texts.reset}
          </Button>
        )}
      </div>
      <BuyBar show={show} choice={choice} total={totPrice} label={texts.add} onAdd={onAdd} />
    </>
  );
}
