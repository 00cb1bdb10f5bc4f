import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { withdrawalStartIn } from '@/domain/linkStates';
import { withdrawalTexts as texts } from '@/features/feedback/withdrawalTexts';
import { paths } from '@/shop/paths';
import { PageMeta } from '@/shop/ui/PageMeta';
import { Link } from '@/shared/ui/Link';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Receipt } from './Receipt';
import { WithdrawalForm } from './WithdrawalForm';
import { receiptIn, receiptSlice } from './withdrawalSlice';

/** The form, or the receipt of what was sent, which the history entry keeps. */
export function Withdrawal() {
  const { state } = useLocation() as { state: unknown };
  const arrived = useSelector(receiptSlice.selectors.selectReceipt);
  const kept = receiptIn(state);
  if (kept) return <Receipt {...kept} />;
  if (arrived) return <Navigate to={paths.withdrawal.to()} state={arrived} replace />;
  const orderId = withdrawalStartIn(state)?.orderId;
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading>{texts.title}</PageHeading>
      <div className="prose">
        <p className="lead">{texts.lead}</p>
        <p>
          {texts.notFor}
          <Link to={paths.storno.to()}>{texts.toStorno}</Link>
        </p>
      </div>
      <div className="form-card">
        <WithdrawalForm key={orderId} orderId={orderId} />
      </div>
    </>
  );
}
