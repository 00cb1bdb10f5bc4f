import { useId, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { maxQuantity, minMandatoryQuantity } from '@/shop/constants';
import { kindOf } from '@/domain/cards';
import type { Product, Show, ShowDetail } from '@/domain/entities';
import { formatEuro, type Cents } from '@/shared/text/money';
import { acceptedQuantity, decreased, increased } from '@/domain/quantity';
import { ownPrice } from '@/domain/offeredProducts';
import { hasOwnPrice } from '@/domain/selectionAt';
import type { Choice } from '@/domain/selection';
import { ownPriceTexts } from '@/features/catalogue/cardTexts';
import { choiceTexts, spotTexts } from './texts';
import { showTexts } from '@/features/catalogue/texts';
import { quantityTexts } from '@/shop/quantityTexts';
import { NumberStepper } from '@/shared/ui/NumberStepper';
import { productsBySort, spotMarket } from './choices';
import { countChanged, productCountChanged } from './showSlice';
import '@/shared/ui/choices.scss';

type Props = { show: ShowDetail; choice: Choice };

export function ProductChoices({ show, choice: { count, selection } }: Props) {
  const { products, options } = productsBySort(show);
  const market = spotMarket(show);
  const hasMain = products.length > 0 || hasOwnPrice(show);
  if (!hasMain && options.length === 0) return null;
  const line = (product: Product) => (
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
          {hasOwnPrice(show) && <OwnLine show={show} count={count} />}
          {products.map(line)}
        </ul>
      )}
      {options.length > 0 && <Options isAlone={!hasMain}>{options.map(line)}</Options>}
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

/** The tickets of a film, or the stalls of a market that has a price of its own. */
export function OwnLine({ show, count }: { show: Show; count: number }) {
  const dispatch = useDispatch();
  return (
    <ChoiceLine
      name={ownPriceTexts[kindOf(show)]}
      price={ownPrice(show)}
      count={count}
      isMandatory
      onChoose={(chosen) => dispatch(countChanged(chosen))}
    />
  );
}

function ProductChoice({ product, count }: { product: Product; count: number }) {
  const dispatch = useDispatch();
  const { productName, mandatory, description, price } = product;
  return (
    <ChoiceLine
      name={productName}
      note={mandatory && showTexts.mandatory}
      description={description}
      price={price}
      count={count}
      isMandatory={mandatory}
      onChoose={(chosen) => dispatch(productCountChanged({ product, count: chosen }))}
    />
  );
}

type LineProps = {
  name: string;
  note?: string | false;
  description?: string | undefined;
  /** Of one, in cents. */
  price: Cents;
  count: number;
  isMandatory: boolean;
  onChoose: (count: number) => void;
};

function ChoiceLine({ name, note, description, price, count, isMandatory, onChoose }: LineProps) {
  const rule = { mandatory: isMandatory };
  return (
    <li className={count > 0 ? 'choice-taken' : undefined}>
      <div className="choice-name">
        <p>
          <strong>{name}</strong>
          {note && <span className="soft">{` – ${note}`}</span>}
        </p>
        {description && <p className="soft">{description}</p>}
        <p className="choice-price" translate="no">
          {formatEuro(price)}
        </p>
      </div>
      <NumberStepper
        texts={quantityTexts}
        name={name}
        value={count}
        min={isMandatory ? minMandatoryQuantity : 0}
        max={maxQuantity}
        accept={(typed) => acceptedQuantity(typed, rule)}
        onChange={onChoose}
        onDecrease={() => onChoose(decreased(count, rule))}
        onIncrease={() => onChoose(increased(count))}
      />
    </li>
  );
}
