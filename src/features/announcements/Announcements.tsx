import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { beginOf } from '@/domain/announcements';
import { momentText } from '@/domain/momentText';
import { isTicket } from '@/domain/orderLife';
import { connectionSlice } from '@/features/connection/connectionSlice';
import { useOrders } from '@/features/checkout/useOrders';
import type { Announcement } from '@/shop/announcements';
import { Link } from '@/shared/ui/Link';
import { announcementClosed, announcementsSlice } from './announcementsSlice';
import { concernedAt, type Root } from './subject';
import { announcementTexts as texts } from './texts';

const { selectCurrent, selectClosed, selectReadAt } = announcementsSlice.selectors;

type Props = { shown: Announcement[] };

/** The announcements of the host that the page is about and that the visitor has not closed. */
export function useAnnouncements(): Announcement[] {
  const address = useLocation();
  const tickets = useOrders().filter(isTicket);
  const current = useSelector(selectCurrent);
  const closed = useSelector(selectClosed);
  // As text, which is the same after a change of anything else.
  const concerned = useSelector((root: Root) =>
    current.length > 0 ? current.map(concernedAt(address, root, tickets)).join() : '',
  ).split(',');
  return current.filter(({ text }, at) => concerned[at] === 'true' && !closed.includes(text));
}

/** At the bottom of the window, so that nothing else moves. What is heard of them is in `SpokenAnnouncements`. */
export function Announcements({ shown }: Props) {
  if (shown.length === 0) return null;
  return (
    <section aria-label={texts.title} aria-live="off">
      {shown.map((announcement) => (
        <Line key={announcement.text} {...announcement} />
      ))}
    </section>
  );
}

/** Says each text once: on the page where it first appears. */
export function SpokenAnnouncements({ shown }: Props) {
  const { pathname } = useLocation();
  const [last, setLast] = useState({ heard: [] as string[], fresh: [] as string[], pathname });
  const fresh = shown.map(({ text }) => text).filter((text) => !last.heard.includes(text));
  const hasMoved = last.pathname !== pathname;
  if (fresh.length > 0 || hasMoved) {
    const before = hasMoved ? [] : last.fresh;
    setLast({ heard: [...last.heard, ...fresh], fresh: [...before, ...fresh], pathname });
  }
  return (
    <p role="status" aria-label={texts.title} aria-atomic="false" className="visually-hidden">
      {last.fresh.map((text) => (
        <span key={text}>{`${text} `}</span>
      ))}
    </p>
  );
}

function Line(announcement: Announcement) {
  const dispatch = useDispatch();
  const isOffline = useSelector(connectionSlice.selectors.selectIsOffline);
  const readAt = useSelector(selectReadAt);
  const { text, level, link } = announcement;
  const begin = beginOf(announcement);
  return (
    <div className="status-line">
      <p className="announcement">
        <strong>{texts.level[level]}</strong>
        {begin !== undefined && <small className="soft">{momentText(begin)}</small>}
        <span>{text}</span>
        {link !== undefined && <More link={link} />}
        {isOffline && <small className="soft">{texts.asOf(momentText(readAt))}</small>}
      </p>
      <button
        type="button"
        className="btn btn-sm btn-outline-primary"
        onClick={() => dispatch(announcementClosed(text))}
      >
        {texts.close}
        <span className="visually-hidden">{`: ${text}`}</span>
      </button>
    </div>
  );
}

function More({ link }: { link: string }) {
  if (link.startsWith('/')) return <Link to={link}>{texts.more}</Link>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {texts.more}
      <span className="visually-hidden">{` ${texts.newWindow}`}</span>
    </a>
  );
}
