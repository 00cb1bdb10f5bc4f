import { paths } from '@/shared/config/paths';
import { stepTexts } from './stepTexts';
import { Link } from '@/shared/ui/Link';
import './components/steps.scss';

type Step = keyof typeof stepTexts.steps;
const steps = Object.keys(stepTexts.steps) as Step[];
/** From checkout there is a way back; nothing that was sent to the payment page can be taken back by a link. */
const wayBack: Partial<Record<Step, string>> = { cart: paths.cart.to() };

/** How far a purchase is: cart, checkout, payment. */
export function PurchaseSteps({ current }: { current: Step }) {
  const reached = steps.indexOf(current);
  return (
    <nav className="purchase-steps" aria-label={stepTexts.label}>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={index < reached ? 'done' : undefined}
          >
            <StepName step={step} isDone={index < reached} isLinked={current === 'checkout'} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type NameProps = { step: Step; isDone: boolean; isLinked: boolean };

function StepName({ step, isDone, isLinked }: NameProps) {
  const name = stepTexts.steps[step];
  const address = isDone && isLinked ? wayBack[step] : undefined;
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
