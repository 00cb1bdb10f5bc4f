/** The headings of the packing list (`src/features/infoPages/pages/flohmarkt-wien/packliste.mdx`), each with the most needed. */
export const sellerChecklistTexts = {
  title: 'Checkliste für deinen Stand',
  items: [
    { heading: 'Für den Stand', things: 'Tisch, Tischtuch, Decke, Klappsessel' },
    { heading: 'Fürs Verkaufen', things: 'Wechselgeld, Bauchtasche, Preisschilder, Sackerln' },
    { heading: 'Gegen Wetter und Wind', things: 'Plane, Klammern, Regenjacke, Sonnencreme' },
    { heading: 'Werkzeugkistl', things: 'Schere, Schnur, Taschenlampe, Müllsäcke' },
    { heading: 'Für dich', things: 'diese Bestätigung, Zusatzakku, Wasser, Jause' },
  ],
};
