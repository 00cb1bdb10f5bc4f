export const reminderTexts = {
  title: 'Meine Filme vormerken',
  lead: 'Sobald ein Film einen Termin hat, schreiben wir dir.',
  email: 'E-Mail-Adresse',
  movies: 'Filme',
  submit: 'Vormerken',
  submitting: 'Wird gespeichert …',
  close: 'Schliessen',
  invalidEmail: 'Bitte geben Sie eine gültige Emailadresse ein!',
  noMovie: 'Bitte wählen Sie mind. einen Film für den Sie sich interessieren!',
};
