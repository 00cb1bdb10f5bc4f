import { paths } from '@/shop/paths';
import { Link } from '@/shared/ui/Link';

type Props = { texts: { privacyBefore: string; privacyLink: string; privacyAfter: string } };

/** The link to the privacy page. The form keeps its draft meanwhile. */
export function PrivacyLine({ texts }: Props) {
  return (
    <p className="soft">
      <span>{texts.privacyBefore}</span>
      <Link to={paths.imprint.to()}>{texts.privacyLink}</Link>
      <span>{texts.privacyAfter}</span>
    </p>
  );
}
