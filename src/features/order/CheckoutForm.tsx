import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { saveOrder, type Customer } from '@/api/orders';
import { paths } from '@/config/paths';
import { checkoutTexts } from '@/texts/checkout';
import { screenTexts } from '@/texts/frame';
import { SlowHint } from '@/ui/SlowHint';
import { CustomerField } from './CustomerField';
import { customerOf, emptyFields, fieldErrors, type FieldErrors, type FieldName } from './customerForm';
import { ErrorSummary } from './ErrorSummary';
import '@/styles/forms.scss';

type Props = {
  isBusy: boolean;
  /** The positions and the total, which stand directly above the order button. */
  children: ReactNode;
  onSubmit: (customer: Customer) => void;
};

const slowTexts = { ...screenTexts, cancel: checkoutTexts.stopWaiting };

/** Who orders, the acceptance of the terms and the order button. */
export function CheckoutForm({ isBusy, children, onSubmit }: Props) {
  const dispatch = useDispatch();
  const [fields, setFields] = useState(emptyFields);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  function change(name: FieldName, value: string | boolean) {
    setFields((current) => ({ ...current, [name]: value }));
    setErrors(({ [name]: _resolved, ...others }) => others);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = fieldErrors(fields);
    setErrors(found);
    if (Object.keys(found).length > 0) setRefusals((count) => count + 1);
    else onSubmit(customerOf(fields));
  }

  const field = (name: Exclude<FieldName, 'terms'>) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => change(name, value),
  });
  return (
    <Form noValidate onSubmit={submit} className="checkout">
      <section aria-labelledby="daten">
        <h2 id="daten">{checkoutTexts.contact}</h2>
        <ErrorSummary ref={summary} errors={errors} />
        <CustomerField {...field('firstName')} autoComplete="given-name" />
        <CustomerField {...field('lastName')} autoComplete="family-name" />
        <CustomerField {...field('email')} type="email" autoComplete="email" hint={checkoutTexts.emailHint} />
        <CustomerField {...field('phone')} type="tel" autoComplete="tel" />
        <Form.Check id="kassa-terms" className="mb-3">
          <Form.Check.Input
            checked={fields.terms}
            isInvalid={errors.terms !== undefined}
            aria-describedby="kassa-terms-fehler"
            onChange={(event) => change('terms', event.target.checked)}
          />
          <Form.Check.Label>
            {checkoutTexts.acceptTermsBefore}
            <Link to={paths.terms.to()} target="_blank">
              {checkoutTexts.acceptTermsLink}
            </Link>
            {checkoutTexts.acceptTermsAfter}
          </Form.Check.Label>
          <Form.Control.Feedback type="invalid" id="kassa-terms-fehler">
            {errors.terms}
          </Form.Control.Feedback>
        </Form.Check>
      </section>
      <div>
        {children}
        <Button type="submit" size="lg" className="w-100" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? checkoutTexts.submitting : checkoutTexts.submit}
        </Button>
        <div role="status" className="slow-hint">
          {isBusy && (
            <SlowHint texts={slowTexts} onCancel={() => dispatch(saveOrder.cancel())}>
              <p>{checkoutTexts.slow}</p>
            </SlowHint>
          )}
        </div>
      </div>
    </Form>
  );
}
