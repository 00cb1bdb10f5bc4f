import { useEffect, useEffectEvent, useId, useRef, type CSSProperties } from 'react';
import Modal from 'react-bootstrap/Modal';
import type { Dated } from '@/domain/dates';
import { dayAndTime } from '@/domain/dateTexts';
import { showName, type Named } from '@/domain/showNames';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { Verbatim } from '@/shared/ui/Verbatim';
import { useScreenAwake } from '@/shared/ui/useScreenAwake';
import { gateTexts as texts } from './gateTexts';
import './gate.scss';

export type GateTicket = { orderIds: readonly string[]; show: Dated & Named };

type Props = GateTicket & { onClose: () => void };

/** Tab leads to the button; the others are of a shortcut, such as one that enlarges the page. */
const otherKeys = /^(?:Alt|AltGraph|CapsLock|Control|Meta|Shift|Tab)$/;

const isForElse = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || otherKeys.test(key);

/** Calls back at a press on the dialog around an element, and at a key. What opened the dialog and goes on does not count. */
function useAnyPress(react: () => void) {
  const inside = useRef<HTMLDivElement>(null);
  const press = useEffectEvent(react);
  useEffect(() => {
    const dialog = inside.current?.closest<HTMLElement>('.modal');
    const handleClick = ({ detail }: MouseEvent) => detail < 2 && press();
    function handleKey(event: KeyboardEvent) {
      if (event.repeat || isForElse(event)) return;
      event.preventDefault();
      press();
    }
    dialog?.addEventListener('click', handleClick);
    document.addEventListener('keydown', handleKey);
    return () => {
      dialog?.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKey);
    };
  }, []);
  return inside;
}

const digits = 0.66;
const letters = 0.8;

/** The width of a number in its own type size, at least; letters are wider than digits. */
const widthOf = (orderId: string) =>
  [...orderId].reduce((sum, sign) => sum + (/\d/.test(sign) ? digits : letters), 0);

/** Order numbers on the whole window, dark on light in every theme; a key and a tap anywhere close it. */
export function GateDialog({ orderIds, show, onClose }: Props) {
  const id = useId();
  const body = useAnyPress(onClose);
  useScreenAwake();
  const size = { '--width': Math.max(...orderIds.map(widthOf)), '--count': orderIds.length };
  return (
    <Dialog
      title={orderIds.length === 1 ? texts.number : texts.numbers}
      onClose={onClose}
      fullClass="gate"
      describedBy={id}
    >
      <Modal.Body ref={body} id={id}>
        <p>{[showName(show), dayAndTime(show)].filter(Boolean).join(', ')}</p>
        <div className="gate-numbers" style={size as CSSProperties}>
          {orderIds.map((orderId) => (
            <strong key={orderId}>
              <Verbatim>{orderId}</Verbatim>
            </strong>
          ))}
        </div>
        {/* Closes like every other place, for those who press by name. */}
        <Button variant="link">
          {texts.close} <span className="visually-hidden">{texts.orKey}</span>
        </Button>
      </Modal.Body>
    </Dialog>
  );
}
