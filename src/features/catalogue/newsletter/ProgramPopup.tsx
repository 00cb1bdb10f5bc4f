import { useProgramPopup, type PopupWish } from './useProgramPopup';

/** The film programme's newsletter, offered to who comes by a link with `openfpsub=true` (requirements 2.4). */
export function ProgramPopup(props: PopupWish) {
  const { Dialog, close } = useProgramPopup(props);
  return Dialog ? <Dialog onClose={close} /> : null;
}
