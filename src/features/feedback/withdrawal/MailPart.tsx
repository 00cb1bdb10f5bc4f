import { withdrawalTexts as texts } from '@/features/feedback/withdrawalTexts';
import { CopyDeclaration } from './Declaration';
import { mailAddress, type Declaration } from './withdrawalForm';

/** The last step where the owner takes declarations by e-mail: the visitor's e-mail program sends it. */
export function MailPart({ to, declaration }: { to: string; declaration: Declaration }) {
  return (
    <>
      <p>
        <strong>{texts.mail(to)}</strong> <span>{texts.mailCounts}</span>
      </p>
      <p>{texts.mailFails}</p>
      <div className="actions">
        <a className="btn btn-primary btn-lg" href={mailAddress(to, declaration)}>
          {texts.confirm}
        </a>
        <CopyDeclaration text={declaration.text} />
      </div>
    </>
  );
}
