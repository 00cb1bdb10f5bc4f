export const reminderTexts = {
  email: 'E-Mail-Adresse',
  submit: 'Vormerken',
  submitting: 'Wird gespeichert …',
  close: 'Schliessen',
  invalidEmail: 'Bitte geben Sie eine gültige Emailadresse ein!',
};

export const filmReminderTexts = {
  title: 'Meine Filme vormerken',
  lead: 'Sobald ein Film einen neuen Termin hat, schreiben wir dir.',
  choices: 'Filme',
  noChoice: 'Bitte wählen Sie mind. einen Film für den Sie sich interessieren!',
};

export const genreReminderTexts = {
  title: 'Nach Genre vormerken',
  lead: 'Sag uns, was du gern siehst. Sobald so ein Film ins Programm kommt, schreiben wir dir.',
  choices: 'Genres',
  noChoice: 'Bitte wähle mindestens ein Genre.',
  loading: 'Die Genres werden geladen …',
  failed: 'Die Genres sind gerade nicht zu erreichen.',
  none: 'Gerade ist kein Genre eingetragen. Schau bald wieder vorbei.',
};
