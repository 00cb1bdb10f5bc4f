import { useId, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { maxQuantity, minMandatoryQuantity, countPerAdd } from '@/shop/constants';
import { kindOf } from '@/domain/cards';
import type { Product, ShowDetail } from '@/domain/entities';
import { formatEuro } from '@/shared/text/money';
import { acceptedQuantity, decreased, increased } from '@/domain/quantity';
import { ownPrice } from '@/domain/offeredProducts';
import type { Selection } from '@/domain/selection';
import { ownPriceTexts } from '@/features/catalogue/cardTexts';
import { choiceTexts, spotTexts } from './texts';
import { showTexts } from '@/features/catalogue/texts';
import { quantityTexts } from '@/shop/quantityTexts';
import { NumberStepper } from '@/shared/ui/NumberStepper';
import { hasOwnPrice, productsBySort, spotMarket } from './choices';
import { productCountChanged } from './showSlice';
import '@/shared/ui/choices.scss';

type Props = { show: ShowDetail; selection: Selection };

export function ProductChoices({ show, selection }: Props) {
  const { products, options } = productsBySort(show);
  const market = spotMarket(show);
  const hasMain = products.length > 0 || hasOwnPrice(show);
  if (!hasMain && options.length === 0) return null;
  const choice = (product: Product) => (
    <ProductChoice
      key={product.purchaseProductId}
      product={product}
      count={selection[product.purchaseProductId] ?? 0}
    />
  );
  return (
    <section aria-labelledby="auswahl">
      <h2 id="auswahl">{market ? spotTexts[market].choices : choiceTexts.choices}</h2>
      {hasMain && (
        <ul className="choices">
          {hasOwnPrice(show) && <OwnLine show={show} />}
          {products.map(choice)}
        </ul>
      )}
      {options.length > 0 && <Options isAlone={!hasMain}>{options.map(choice)}</Options>}
    </section>
  );
}

/** Without main products the section's heading is sufficient. */
function Options({ isAlone, children }: { isAlone: boolean; children: ReactNode }) {
  const headingId = useId();
  if (isAlone) return <ul className="choices">{children}</ul>;
  return (
    <>
      <h3 id={headingId} className="choices-heading">
        {choiceTexts.options}
      </h3>
      <ul className="choices" aria-labelledby={headingId}>
        {children}
      </ul>
    </>
  );
}

/** Each click adds one ticket or stall (requirements, "Selection on a show"), so it has no counter. */
function OwnLine({ show }: { show: ShowDetail }) {
  return (
    <li className="choice-taken">
      <div className="choice-name">
        <p>
          <strong>{ownPriceTexts[kindOf(show)]}</strong>
        </p>
        <p className="soft">{choiceTexts.countInCart}</p>
        <p className="choice-price" translate="no">
          {formatEuro(ownPrice(show))}
        </p>
      </div>
      <p className="choice-fixed">{quantityTexts.times(countPerAdd)}</p>
    </li>
  );
}

function ProductChoice({ product, count }: { product: Product; count: number }) {
  const dispatch = useDispatch();
  const choose = (chosen: number) => dispatch(productCountChanged({ product, count: chosen }));
  return (
    <li className={count > 0 ? 'choice-taken' : undefined}>
      <div className="choice-name">
        <p>
          <strong>{product.productName}</strong>
          {product.mandatory && <span className="soft">{` – ${showTexts.mandatory}`}</span>}
        </p>
        {product.description && <p className="soft">{product.description}</p>}
        <p className="choice-price" translate="no">
          {formatEuro(product.price)}
        </p>
      </div>
      <NumberStepper
        texts={quantityTexts}
        name={product.productName}
        value={count}
        min={product.mandatory ? minMandatoryQuantity : 0}
        max={maxQuantity}
        accept={(typed) => acceptedQuantity(typed, product)}
        onChange={choose}
        onDecrease={() => choose(decreased(count, product))}
        onIncrease={() => choose(increased(count))}
      />
    </li>
  );
}
