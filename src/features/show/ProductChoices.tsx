import { useDispatch } from 'react-redux';
import { maxQuantity, minMandatoryQuantity, ticketsPerAdd } from '@/config/limits';
import { kindOf } from '@/domain/cards';
import type { Product, ShowDetail } from '@/domain/entities';
import { formatEuro } from '@/domain/money';
import { acceptedQuantity, decreased, increased } from '@/domain/quantity';
import { ticketPrice, type Selection } from '@/domain/selection';
import { ownPriceTexts, quantityTexts, showTexts, spotTexts } from '@/texts/show';
import { NumberStepper } from '@/ui/NumberStepper';
import { hasOwnPrice, orderedProducts, spotMarket } from './choices';
import { productCountChanged } from './showSlice';

type Props = { show: ShowDetail; selection: Selection };

/** What a show costs: its ticket, then its products, each with its counter; a mandatory one cannot go below 1. */
export function ProductChoices({ show, selection }: Props) {
  const products = orderedProducts(show);
  const market = spotMarket(show);
  if (products.length === 0 && !hasOwnPrice(show)) return null;
  return (
    <section aria-labelledby="auswahl">
      <h2 id="auswahl">{market ? spotTexts[market].choices : showTexts.choices}</h2>
      <ul className="choices">
        {hasOwnPrice(show) && <Ticket show={show} />}
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

/** One ticket each time something is put into the cart (specification section 4): there is nothing to count. */
function Ticket({ show }: { show: ShowDetail }) {
  return (
    <li>
      <div className="choice-name">
        <p>
          <strong>{ownPriceTexts[kindOf(show)]}</strong>
        </p>
        <p>{formatEuro(ticketPrice(show))}</p>
      </div>
      <p className="choice-fixed">{quantityTexts.times(ticketsPerAdd)}</p>
    </li>
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
        onDecrease={() => choose(decreased(count, product))}
        onIncrease={() => choose(increased(count))}
      />
    </li>
  );
}
