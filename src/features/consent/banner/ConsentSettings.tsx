import { useEffect, type FormEvent } from 'react';
import Form from 'react-bootstrap/Form';
import Modal from 'react-bootstrap/Modal';
import { useSelector } from 'react-redux';
import { consentTexts as texts } from '@/features/consent/texts';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { CheckField } from '@/shared/ui/form/CheckField';
import { ticked } from '@/shared/ui/form/useFieldValue';
import { useForm } from '@/shared/ui/form/useForm';
import { cookieConsentSlice, type ConsentChoice } from '@/features/consent/cookieConsentSlice';
import { allCategories, noCategories, useSaveConsent } from './useSaveConsent';
import { settings } from '@/shared/config/settings';
import './consent.scss';

const categories = ['preferences', 'statistics', 'marketing'] as const;

const boxValue = (isTicked: boolean) => (isTicked ? ticked : '');

function useConsentForm() {
  const chosen = useSelector(cookieConsentSlice.selectors.selectConsent);
  return useForm<keyof ConsentChoice>({
    id: 'cookies',
    validations: { preferences: {}, statistics: {}, marketing: {} },
    messages: { preferences: '', statistics: '', marketing: '' },
    initial: {
      preferences: boxValue(chosen.preferences),
      statistics: boxValue(chosen.statistics),
      marketing: boxValue(chosen.marketing),
    },
  });
}

export function ConsentSettings({ onClose }: { onClose: () => void }) {
  const saveConsent = useSaveConsent();
  const form = useConsentForm();

  // The element that opened the dialog may have been removed with the banner.
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector('main')?.focus({ preventScroll: true });
      });
    },
    [],
  );

  function closeWith(choice: ConsentChoice) {
    saveConsent(choice);
    onClose();
  }
  function save(event: FormEvent) {
    event.preventDefault();
    const { preferences, statistics, marketing } = form.values;
    closeWith({
      preferences: preferences !== '',
      statistics: statistics !== '',
      marketing: marketing !== '',
    });
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Form noValidate onSubmit={save}>
        <Modal.Body className="consent-categories">
          <p>{texts.necessary}</p>
          {categories.map((name) => (
            <CheckField key={name} {...form.field(name)}>
              <strong>{texts.names[name]}</strong>{' '}
              {purposes(name).map((purpose) => (
                <span key={purpose} className="consent-purpose">
                  {`${purpose} `}
                </span>
              ))}
            </CheckField>
          ))}
          <p className="soft">{texts.duration}</p>
          <p className="soft">{texts.withdrawn}</p>
        </Modal.Body>
        <Modal.Footer className="consent-dialog-choices">
          <Button type="submit">{texts.save}</Button>
          <Button variant="outline-primary" onClick={() => closeWith(allCategories)}>
            {texts.acceptAll}
          </Button>
          <Button variant="outline-primary" onClick={() => closeWith(noCategories)}>
            {texts.declineAll}
          </Button>
          <Button variant="link" onClick={onClose}>
            {texts.close}
          </Button>
        </Modal.Footer>
      </Form>
    </Dialog>
  );
}

function setPixels(): string[] {
  const pixels = [
    { name: 'Facebook', id: settings.VITE_FACEBOOK_PIXEL_ID },
    { name: 'TikTok', id: settings.VITE_TIKTOK_PIXEL_ID },
  ];
  return pixels.filter(({ id }) => id !== undefined).map(({ name }) => name);
}

/** Purposes of a category, as far as this installation has settings for them. */
function purposes(category: keyof ConsentChoice): string[] {
  const pixels = setPixels();
  const found = {
    preferences: settings.VITE_PROVIDER_SITE_URL ? [texts.preferences] : [],
    statistics: [
      ...(settings.VITE_VISITS_URL ? [texts.visits] : []),
      ...(settings.VITE_TAG_MANAGER_ID ? [texts.tagManager] : []),
    ],
    marketing: [
      ...(pixels.length > 0 ? [texts.pixels(pixels)] : []),
      ...(settings.VITE_MAILING_SCRIPT_URL ? [texts.mailing] : []),
    ],
  }[category];
  return found.length > 0 ? found : [texts.unused];
}
