import { useEffect, useState } from 'react';
import type { ShowKind } from '@/domain/entities';
import { pageAddress } from '@/shared/browser/share';
import { ShareButton } from '@/shared/ui/ShareButton';
import { calendarFiles } from '@/shop/calendarFiles';
import { finderPanelTexts as texts } from './finderPanelTexts';

const timeoutMs = 10_000;

/** Addresses that need no room: the host has said that nothing is there. */
const missing = new Set<string>();

/** Whether the host has this calendar; hosts may answer with a page instead of a status. */
async function isThere(address: string): Promise<boolean> {
  try {
    const { status, headers } = await fetch(address, {
      method: 'HEAD',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isFound = status === 200 && headers.get('content-type')?.startsWith('text/calendar') === true;
    if (!isFound && status < 500) missing.add(address);
    return isFound;
  } catch {
    return false;
  }
}

/** Offers the calendar of all shows of a kind, if the host has it. */
export function CalendarSubscription({ kind }: { kind: ShowKind }) {
  const address = pageAddress(calendarFiles[kind]);
  // The room is kept while this is shown: what comes or goes late would move what is below.
  const [hasRoom] = useState(!missing.has(address));
  const [isFound, setIsFound] = useState(false);
  useEffect(() => {
    if (!hasRoom) return undefined;
    let isShown = true;
    void isThere(address).then((found) => isShown && setIsFound(found));
    return () => {
      isShown = false;
    };
  }, [hasRoom, address]);
  if (!hasRoom) return null;
  const about = texts.kinds[kind];
  return (
    <div className="share finder-only" style={isFound ? undefined : { visibility: 'hidden' }}>
      <a className="btn btn-outline-primary" href={address.replace(/^https?:/, 'webcal:')}>
        {texts.calendar(about)}
      </a>
      <ShareButton isCopied texts={texts.calendarAddress} title={about} url={address} about={about} />
    </div>
  );
}
