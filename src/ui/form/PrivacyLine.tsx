import { paths } from '@/config/paths';
import { Link } from '@/ui/Link';

type Props = { texts: { privacyBefore: string; privacyLink: string; privacyAfter: string } };

/** The way to who gets what is sent. It leaves nothing behind: the form keeps its draft. */
export function PrivacyLine({ texts }: Props) {
  return (
    <p className="soft">
      {texts.privacyBefore}
      <Link to={paths.imprint.to()}>{texts.privacyLink}</Link>
      {texts.privacyAfter}
    </p>
  );
}
