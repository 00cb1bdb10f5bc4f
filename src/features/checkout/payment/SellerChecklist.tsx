import { useId } from 'react';
import { sellerChecklistTexts as texts } from './sellerChecklistTexts';

/** Only on paper, below a booked stall; on the screen the packing list itself is linked. */
export function SellerChecklist() {
  const id = useId();
  return (
    <section className="seller-checklist" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <ul>
        {texts.items.map(({ heading, things }) => (
          <li key={heading}>
            <strong>{`${heading}:`}</strong> <span>{things}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
