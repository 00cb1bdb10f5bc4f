import { useDispatch } from 'react-redux';
import { maxQuantity, minMandatoryQuantity } from '@/config/limits';
import type { Product } from '@/domain/entities';
import { formatEuro } from '@/domain/money';
import { acceptedQuantity } from '@/domain/quantity';
import type { Selection } from '@/domain/selection';
import { quantityTexts, showTexts } from '@/texts/show';
import { NumberStepper } from '@/ui/NumberStepper';
import { productCountChanged } from './showSlice';

type Props = { products: Product[]; selection: Selection };

/** The products of a show, each with its counter; a mandatory one cannot go below 1. */
export function ProductChoices({ products, selection }: Props) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="dazu">
      <h2 id="dazu">{showTexts.products}</h2>
      <ul className="choices">
        {products.map((product) => (
          <ProductChoice
            key={product.purchaseProductId}
            product={product}
            count={selection[product.purchaseProductId] ?? 0}
          />
        ))}
      </ul>
    </section>
  );
}

function ProductChoice({ product, count }: { product: Product; count: number }) {
  const dispatch = useDispatch();
  const choose = (chosen: number) => dispatch(productCountChanged({ product, count: chosen }));
  return (
    <li>
      <div className="choice-name">
        <p>
          <strong>{product.productName}</strong>
          {product.mandatory && <span className="soft">{` – ${showTexts.mandatory}`}</span>}
        </p>
        {product.description && <p className="soft">{product.description}</p>}
        <p>{formatEuro(product.price)}</p>
      </div>
      <NumberStepper
        texts={quantityTexts}
        name={product.productName}
        value={count}
        min={product.mandatory ? minMandatoryQuantity : 0}
        max={maxQuantity}
        accept={(typed) => acceptedQuantity(typed, product)}
        onChange={choose}
        onDecrease={() => choose(count - 1)}
        onIncrease={() => choose(count + 1)}
      />
    </li>
  );
}
