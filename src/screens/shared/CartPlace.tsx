import { ChoicesPlace } from './ChoicesPlace';
import '@/styles/choices.scss';

/** Where a cart or its order will stand: the page that was built does not know what is in it. */
export function CartPlace() {
  return (
    <div className="outline">
      <ChoicesPlace />
    </div>
  );
}
