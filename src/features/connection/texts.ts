export const connectionTexts = {
  label: 'Verbindung, Bestellung und Version',
  offline: 'Du bist offline. Bestellen geht erst wieder mit Internet. Dein Warenkorb bleibt erhalten.',
  orderBlocked:
    'Du bist gerade offline: Bestellen geht erst wieder mit Internet. Dein Warenkorb bleibt erhalten.',
  voucherBlocked: 'Du bist gerade offline: Gutscheine kannst du erst wieder mit Internet einlösen.',
};

export const updateTexts = {
  title: 'Neue Version verfügbar',
  load: 'Neu laden',
  later: 'Später',
};
