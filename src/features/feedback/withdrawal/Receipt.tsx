import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { momentText } from '@/domain/momentText';
import type { WithdrawalReceipt } from '@/features/feedback/api';
import { withdrawalTexts } from '@/features/feedback/withdrawalTexts';
import { paths } from '@/shop/paths';
import { PageMeta } from '@/shop/ui/PageMeta';
import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import { PageHeading } from '@/shared/ui/PageHeading';
import { CopyDeclaration, Declaration } from './Declaration';
import { receiptSlice } from './withdrawalSlice';

const { receipt: texts } = withdrawalTexts;

/** What arrived and when, to print or copy. */
export function Receipt({ text, sentAt }: WithdrawalReceipt) {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(receiptSlice.actions.receiptShown()), [dispatch]);
  const at = texts.at(momentText(sentAt));
  return (
    <>
      <PageMeta title={texts.title} noindex />
      <PageHeading>{texts.title}</PageHeading>
      <p className="lead">{at}</p>
      <div className="form-card receipt">
        <p>{texts.text}</p>
        <Declaration text={text} />
        <div className="receipt-notes">
          <p>{texts.keep}</p>
          <p>{texts.email}</p>
        </div>
        <div className="actions">
          <Button onClick={() => window.print()}>{texts.print}</Button>
          <CopyDeclaration text={`${text}\n${at}`} />
          <LinkButton to={paths.withdrawal.to()} variant="outline-primary">
            {texts.again}
          </LinkButton>
        </div>
      </div>
    </>
  );
}
