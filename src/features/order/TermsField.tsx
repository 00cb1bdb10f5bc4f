import Form from 'react-bootstrap/Form';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { checkoutTexts } from '@/texts/checkout';

type Props = { checked: boolean; error: string | undefined; onChange: (checked: boolean) => void };

/** The acceptance of the terms, and the way to them and to who is behind the shop, without leaving the form. */
export function TermsField({ checked, error, onChange }: Props) {
  return (
    <>
      <Form.Check id="kassa-terms" className="mb-3">
        <Form.Check.Input
          required
          checked={checked}
          isInvalid={error !== undefined}
          aria-invalid={error !== undefined}
          aria-describedby="kassa-terms-fehler"
          onChange={(event) => onChange(event.target.checked)}
        />
        <Form.Check.Label>
          {checkoutTexts.acceptTermsBefore}
          <NewWindowLink to={paths.terms.to()}>{checkoutTexts.acceptTermsLink}</NewWindowLink>
          {checkoutTexts.acceptTermsAfter}
        </Form.Check.Label>
        <Form.Control.Feedback type="invalid" id="kassa-terms-fehler">
          {error}
        </Form.Control.Feedback>
      </Form.Check>
      <p className="soft">
        {checkoutTexts.privacyBefore}
        <NewWindowLink to={paths.imprint.to()}>{checkoutTexts.privacyLink}</NewWindowLink>
        {checkoutTexts.privacyAfter}
      </p>
    </>
  );
}

function NewWindowLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank">
      {children}
      <span className="visually-hidden">{checkoutTexts.newWindow}</span>
    </Link>
  );
}
