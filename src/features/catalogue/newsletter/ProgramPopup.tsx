import { useProgramPopup, type PopupWish } from './useProgramPopup';

/** The newsletter popup for links with `openfpsub=true` (requirements 2.4). */
export function ProgramPopup(props: PopupWish) {
  const { Dialog, close } = useProgramPopup(props);
  return Dialog ? <Dialog onClose={close} /> : null;
}
