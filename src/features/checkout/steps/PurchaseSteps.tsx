import { paths } from '@/shop/paths';
import { stepTexts } from '@/features/cart/texts';
import { Link } from '@/shared/ui/Link';
import './steps.scss';

type Step = keyof typeof stepTexts.steps;
const steps = Object.keys(stepTexts.steps) as Step[];
/** Only the cart is linked: a link cannot revoke what the payment page has received. */
const stepLinks: Partial<Record<Step, string>> = { cart: paths.cart.to() };

type Props = {
  current: Step;
  /** There is nothing to order: no step is done. */
  isEmpty?: boolean;
  /** The current step is done, too. */
  isDone?: boolean;
};

export function PurchaseSteps({ current, isEmpty = false, isDone = false }: Props) {
  const done = isEmpty ? 0 : steps.indexOf(current) + (isDone ? 1 : 0);
  return (
    <nav className="purchase-steps" aria-label={stepTexts.label}>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={index < done ? 'done' : undefined}
          >
            <StepName step={step} isDone={index < done} isLinked={current === 'checkout'} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type NameProps = { step: Step; isDone: boolean; isLinked: boolean };

function StepName({ step, isDone, isLinked }: NameProps) {
  const name = stepTexts.steps[step];
  const address = isDone && isLinked ? stepLinks[step] : undefined;
  return (
    <>
      {address ? (
        <Link to={address} className="lone-link">
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {isDone && <span className="visually-hidden"> ({stepTexts.done})</span>}
    </>
  );
}
