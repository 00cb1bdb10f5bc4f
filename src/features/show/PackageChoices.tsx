import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useDispatch } from 'react-redux';
import type { ProductPackage } from '@/domain/entities';
import { showTexts } from '@/texts/show';
import { packageChosen } from './showSlice';

/** Packages as one-click bundles: choosing one sets the counts of its products (rulings, "Money and cart"). */
export function PackageChoices({ packages }: { packages: ProductPackage[] }) {
  const dispatch = useDispatch();
  const [taken, setTaken] = useState('');
  const offered = packages.filter(({ products }) => products.length > 0);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="pakete">
      <h2 id="pakete">{showTexts.packages}</h2>
      <ul className="choices">
        {offered.map(({ packageName = showTexts.packageFallback, products }) => (
          <li key={packageName}>
            <div className="choice-name">
              <p>
                <strong>{packageName}</strong>
              </p>
              <p className="soft">
                {products
                  .map(({ count, productName }) => `${Math.max(1, count)} × ${productName}`)
                  .join(', ')}
              </p>
            </div>
            <Button
              variant="outline-primary"
              onClick={() => {
                dispatch(packageChosen(products));
                setTaken(showTexts.packageTaken(packageName));
              }}
            >
              {showTexts.packageChoose}
              <span className="visually-hidden">: {packageName}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{taken}</p>
    </section>
  );
}
