export const upcomingTexts = {
  title: 'Demnächst im Kino',
  description: 'Welche Filme als Nächstes ins Autokino kommen. Merk dir deine vor, wir schreiben dir.',
  lead: 'Das kommt als Nächstes. Merk dir vor, was du nicht verpassen willst.',
  byGenre: 'Nach Genre vormerken',
  loading: 'Die Vorschau wird geladen …',
  failedTitle: 'Die Vorschau ist gerade nicht zu erreichen',
  refreshFailed: 'Die Vorschau konnte nicht aktualisiert werden. Du siehst den letzten Stand.',
};
