import Modal from 'react-bootstrap/Modal';
import { routeAddresses } from '@/domain/maps';
import type { Located } from '@/domain/venues';
import { ownerFacts } from '@/shop/ownerFacts';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { routeTexts as texts } from './routeTexts';
import './route.scss';

const maps = ['apple', 'google', 'openStreetMap'] as const;

/** Android opens an app for `geo:` addresses; elsewhere nothing happens, or an error. */
const hasMapApp = () => navigator.userAgent.includes('Android');

type Props = { show: Located; place: string; onClose: () => void };

/** Nothing is requested from a map before it is chosen. */
export function RouteDialog({ show, place, onClose }: Props) {
  const addresses = routeAddresses(show, ownerFacts);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Modal.Body>
        <p>{texts.goal(place)}</p>
        <ul className="route-maps">
          {hasMapApp() && (
            <li>
              <a href={addresses.device} className="btn btn-outline-primary">
                {texts.device}
              </a>
            </li>
          )}
          {maps.map((map) => (
            <li key={map}>
              <a
                href={addresses[map]}
                target="_blank"
                rel="noopener noreferrer"
                className="btn btn-outline-primary"
              >
                <span>{texts.maps[map]}</span>
                <span className="visually-hidden"> {texts.newWindow}</span>
              </a>
            </li>
          ))}
        </ul>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="link" onClick={onClose}>
          {texts.close}
        </Button>
      </Modal.Footer>
    </Dialog>
  );
}
