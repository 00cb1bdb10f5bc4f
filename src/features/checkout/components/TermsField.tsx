import { paths } from '@/shared/config/paths';
import { checkoutTexts } from '@/features/checkout/checkoutTexts';
import { CheckField } from '@/shared/ui/form/CheckField';
import type { FieldProps } from '@/shared/ui/form/useForm';
import { Link } from '@/shared/ui/Link';

/** The acceptance of the terms, and the way to them and to who is behind the shop, without leaving the form. */
export function TermsField(props: FieldProps) {
  return (
    <>
      <CheckField {...props}>
        {checkoutTexts.acceptTermsBefore}
        <NewWindowLink to={paths.terms.to()}>{checkoutTexts.acceptTermsLink}</NewWindowLink>
        {checkoutTexts.acceptTermsAfter}
      </CheckField>
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
      <span>{children}</span>
      <span className="visually-hidden">{checkoutTexts.newWindow}</span>
    </Link>
  );
}
