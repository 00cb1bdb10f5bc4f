import { useDispatch } from 'react-redux';
import type { ProductPackage } from '@/domain/entities';
import type { Selection } from '@/domain/selection';
import { choiceTexts } from './texts';
import { quantityTexts } from '@/shop/quantityTexts';
import { Button } from '@/shared/ui/Button';
import { isPackageChosen } from './choices';
import { packageChosen } from './showSlice';

type Props = { packages: ProductPackage[]; selection: Selection };

/** Selecting a package sets the counts of its products (requirements, "Money and cart"). */
export function PackageChoices({ packages, selection }: Props) {
  const dispatch = useDispatch();
  const offered = packages
    .filter(({ products }) => products.length > 0)
    .map(({ packageName, products }, index) => ({
      position: index + 1,
      name: packageName ?? choiceTexts.packageFallback(index + 1),
      products,
    }));
  if (offered.length === 0) return null;
  const selected = offered.filter(({ products }) => isPackageChosen(products, selection));
  return (
    <section aria-labelledby="pakete">
      <h2 id="pakete">{choiceTexts.packages}</h2>
      <ul className="choices">
        {offered.map(({ position, name, products }) => (
          <li key={position}>
            <div className="choice-name">
              <p>
                <strong>{name}</strong>
              </p>
              <p className="soft">
                {products
                  .map(({ count, productName }) => quantityTexts.counted(Math.max(1, count), productName))
                  .join(', ')}
              </p>
            </div>
            <Button variant="outline-primary" onClick={() => dispatch(packageChosen(products))}>
              {choiceTexts.packageChoose}
              <span className="visually-hidden">{`: ${name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{selected.map(({ name }) => choiceTexts.packageTaken(name)).join(' ')}</p>
    </section>
  );
}
