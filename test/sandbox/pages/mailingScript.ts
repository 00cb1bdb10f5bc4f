/**
 * Stub of the mailing provider's script: sets `mailingPopup` with `open()` on the window, as
 * `src/features/catalogue/newsletter/ProgramPopup.tsx` expects. It loads and stores nothing.
 */
export const mailingScript = `(() => {
  const add = (parent, name, text) => {
    const element = document.createElement(name);
    if (text) element.textContent = text;
    return parent.appendChild(element);
  };
  const open = () => {
    if (document.getElementById('mailing-popup')) return;
    const dialog = document.createElement('dialog');
    dialog.id = 'mailing-popup';
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-labelledby', 'mailing-popup-title');
    dialog.style.cssText = 'max-width:22rem;padding:1.5rem;border:1px solid;border-radius:.6rem;color-scheme:light';
    add(dialog, 'h2', 'Filmprogramm per E-Mail').id = 'mailing-popup-title';
    add(dialog, 'p', 'Beispielfenster des Testsystems: Im echten Betrieb fragt hier der E-Mail-Dienst nach der Adresse.');
    const close = add(dialog, 'button', 'Schließen');
    close.type = 'button';
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  };
  window.mailingPopup = { open };
})();
`;
