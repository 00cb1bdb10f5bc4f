import { paths } from '@/shared/config/paths';
import { stornoTexts as texts } from '@/features/storno/texts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';
import './storno.scss';

/** The order is cancelled; stands until the visitor leaves. */
export function StornoDone({ orderId }: { orderId: string | undefined }) {
  return (
    <>
      <PageMeta title={texts.doneTitle} description={texts.description} noindex />
      <div className="state">
        <PageHeading>{texts.doneTitle}</PageHeading>
        {orderId && <p className="storno-number">{`${texts.orderNumber} ${orderId}`}</p>}
        <p>{texts.done}</p>
        <LinkButton to={paths.program.to()} variant="outline-primary">
          {texts.toProgram}
        </LinkButton>
      </div>
    </>
  );
}
