import { momentText } from '@/domain/momentText';
import type { ShowChange } from '@/domain/showUpdates';
import { OwnerContacts } from '@/shop/ui/OwnerContacts';
import { showChangeTexts as texts } from './showChangeTexts';
import './showChanges.scss';

const fields = ['when', 'place', 'name'] as const;

/** What changed at the shows of an order, and when the backend said so. Empty, but in the page, as long as nothing did. */
export function ShowChanges({ changes }: { changes: ShowChange[] }) {
  return (
    <div role="status" className="show-changes">
      {changes.map((change) => (
        <div key={change.showId} className="alert alert-info">
          <Change {...change} />
          <p>
            <small>{texts.asOf(momentText(change.readAt))}</small>
          </p>
        </div>
      ))}
    </div>
  );
}

function Change(change: ShowChange) {
  const { isGone, announced, now, before } = change;
  if (isGone) return <Gone {...change} />;
  return (
    <>
      {announced && <p className="fw-bold">{texts.announced[announced](now.name)}</p>}
      {Object.keys(before).length > 0 && <Changed {...change} />}
    </>
  );
}

function Changed({ now, before }: ShowChange) {
  return (
    <>
      <p className="fw-bold">{texts.changed(before.name ?? now.name)}</p>
      {fields.map(
        (field) =>
          before[field] !== undefined && (
            <p key={field}>
              <span>{texts.now[field]}</span> <strong>{now[field]}</strong> <span>{texts.before}</span>{' '}
              <s>{before[field]}</s>
            </p>
          ),
      )}
    </>
  );
}

function Gone({ now: { name, when } }: ShowChange) {
  return (
    <>
      <p>{`${name}, ${when}:`}</p>
      <p className="fw-bold">{texts.gone}</p>
      <p>{texts.ask}</p>
      <OwnerContacts contact={texts.contact} />
    </>
  );
}
