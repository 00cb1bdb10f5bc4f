import type { Film } from './types';

export const classicFilms: Film[] = [
  {
    slug: 'metropolis',
    name: 'Metropolis',
    genres: ['science-fiction', 'drama'],
    actors: 'Brigitte Helm, Gustav Fröhlich, Alfred Abel',
    producer: 'Erich Pommer',
    runningTime: 118,
    ageRating: 6,
    language: 'Stumm, deutsche Zwischentitel',
    genre: 'Science-Fiction',
    description:
      'Oben die gläserne Stadt der Reichen, unten die Maschinen und jene, die sie bedienen. Freder steigt hinab, verliebt sich und sieht, wovon sein Vater lebt. Stummfilm von Fritz Lang aus dem Jahr 1927.',
  },
  {
    slug: 'nosferatu',
    name: 'Nosferatu – Eine Symphonie des Grauens',
    genres: ['grusel'],
    actors: 'Max Schreck, Greta Schröder, Gustav von Wangenheim',
    producer: 'Enrico Dieckmann, Albin Grau',
    runningTime: '94',
    ageRating: 'ab 12',
    genre: 'Grusel',
    description:
      'Ein junger Makler reist in die Karpaten, um einem seltsamen Grafen ein Haus zu verkaufen. Der Graf reist ihm nach – und mit ihm die Ratten. Stummfilm von F. W. Murnau, 1922.',
  },
  {
    slug: 'der-general',
    name: 'Der General',
    genres: ['komödie', 'abenteuer'],
    actors: 'Buster Keaton, Marion Mack',
    producer: 'Joseph M. Schenck',
    runningTime: 79,
    language: 'OmU',
    description:
      'Lokführer Johnnie liebt zwei: seine Lokomotive und Annabelle. Als ihm beide gestohlen werden, fährt er hinterher, ganz allein und mit unbewegter Miene. Stummfilm von 1926.',
  },
  {
    slug: 'das-cabinet-des-dr-caligari',
    name: 'Das Cabinet des Dr. Caligari',
    genres: ['grusel'],
    actors: 'Werner Krauß, Conrad Veidt, Lil Dagover',
    producer: 'Rudolf Meinert',
    description:
      'Auf dem Jahrmarkt zeigt ein Doktor einen Schlafwandler, der die Zukunft kennt. In den schiefen Gassen der Stadt geschieht, was er sagt. Stummfilm von Robert Wiene, 1920.',
  },
  {
    slug: 'die-abenteuer-des-prinzen-achmed',
    name: 'Die Abenteuer des Prinzen Achmed',
    genres: ['kinder', 'abenteuer'],
    actors: 'Scherenschnitte von Lotte Reiniger',
    producer: 'Louis Hagen',
    price: 900,
    ageRating: 'JMK 6',
    language: 'DF',
    description:
      'Ein fliegendes Pferd, ein Zauberer, eine Hexe mit gutem Herzen: Der Prinz wird weit fortgetragen und muss heimfinden. Scherenschnittfilm von Lotte Reiniger, 1926. Für Kinder ab etwa sechs Jahren.',
  },
  {
    slug: 'sherlock-jr',
    name: 'Sherlock Jr.',
    genres: ['komödie'],
    actors: 'Buster Keaton, Kathryn McGuire',
    producer: 'Joseph M. Schenck',
    ageRating: 'FSK 0',
    language: 'OV',
    description:
      'Ein Filmvorführer träumt sich in die Leinwand hinein und löst dort als Detektiv den Fall, den er im Leben nicht lösen kann. Stummfilm von 1924.',
  },
  {
    slug: 'goldrausch',
    name: 'Goldrausch',
    genres: ['komödie', 'abenteuer'],
    actors: 'Charlie Chaplin, Georgia Hale, Mack Swain',
    producer: 'Charlie Chaplin',
    ageRating: 'FSK 6',
    language: 'OmU',
    description:
      'Der Tramp sucht in Alaska Gold und findet Hunger, Schneesturm und eine Tänzerin. Mit dem berühmten Schuh zum Abendessen. Stummfilm von 1925.',
  },
  {
    slug: 'das-phantom-der-oper',
    name: 'Das Phantom der Oper',
    genres: ['grusel', 'drama'],
    actors: 'Lon Chaney, Mary Philbin',
    producer: 'Carl Laemmle',
    description:
      'Unter der Pariser Oper lebt einer, der eine Sängerin zur Ersten machen will, um jeden Preis. Stummfilm von 1925.',
  },
  {
    slug: 'faust',
    name: 'Faust – Eine deutsche Volkssage',
    genres: ['drama', 'grusel'],
    actors: 'Gösta Ekman, Emil Jannings, Camilla Horn',
    producer: 'Erich Pommer',
    ageRating: 'FSK 12',
    language: 'DF',
    description:
      'Engel und Teufel wetten um einen alten Gelehrten. Der unterschreibt, wird jung und bereut es. Stummfilm von F. W. Murnau, 1926.',
  },
  {
    slug: 'ausgerechnet-wolkenkratzer',
    name: 'Ausgerechnet Wolkenkratzer!',
    genres: ['komödie'],
    actors: 'Harold Lloyd, Mildred Davis',
    producer: 'Hal Roach',
    description:
      'Ein Verkäufer verspricht eine Sensation für das Kaufhaus und hängt am Ende selbst an der Uhr. Stummfilm von 1923, nichts für Menschen mit Höhenangst.',
  },
  {
    slug: 'acht-lichter-ueber-wien',
    name: 'Acht Lichter über Wien',
    genres: ['drama'],
    actors: 'Ensemble',
    producer: 'Filmgruppe Laterne',
    description:
      'Acht Abende, acht Fenster, acht Nachbarn: In einem Wiener Haus wird jeden Abend ein Licht mehr angezündet. Ein erfundener Film für unsere Chanukka-Vorstellung.',
  },
  {
    slug: 'frau-im-mond',
    name: 'Frau im Mond',
    genres: ['science-fiction', 'abenteuer'],
    actors: 'Gerda Maurus, Willy Fritsch',
    producer: 'Fritz Lang',
    ageRating: 'FSK ab 6 Jahren',
    language: 'OmU',
    description:
      'Eine Rakete, sechs Menschen an Bord und zu wenig Luft für den Heimweg. Hier wird zum ersten Mal im Kino rückwärts gezählt. Stummfilm von 1929.',
  },
  {
    slug: 'orlacs-haende',
    name: 'Orlacs Hände',
    genres: ['grusel', 'drama'],
    actors: 'Conrad Veidt, Alexandra Sorina, Fritz Kortner',
    producer: 'Pan-Film Wien',
    ageRating: 'JMK 14',
    language: 'Deutsch',
    description:
      'Nach einem Unglück erhält ein Pianist die Hände eines anderen – und fürchtet, was sie tun könnten. Österreichischer Stummfilm von Robert Wiene, 1924.',
  },
  {
    slug: 'der-golem',
    name: 'Der Golem, wie er in die Welt kam',
    genres: ['grusel'],
    actors: 'Paul Wegener, Lyda Salmonova',
    producer: 'Paul Davidson',
    description:
      'Rabbi Löw formt einen Riesen aus Lehm, der die Gemeinde beschützen soll. Doch der Riese lernt. Stummfilm von 1920.',
  },
  {
    slug: 'cafe-elektric',
    name: 'Café Elektric',
    genres: ['drama'],
    actors: 'Willi Forst, Marlene Dietrich',
    producer: 'Alexander Kolowrat-Krakowsky',
    description:
      'Eine Fabrikantentochter verliebt sich in einen Dieb, im Café Elektric kreuzen sich alle Wege. Wiener Stummfilm von 1927.',
  },
  {
    slug: 'der-student-von-prag',
    name: 'Der Student von Prag',
    genres: ['grusel', 'drama'],
    actors: 'Conrad Veidt, Werner Krauß',
    producer: 'Henrik Galeen',
    imageName: 'dieses-bild-fehlt.svg',
    description:
      'Ein armer Student verkauft sein Spiegelbild. Seither ist es überall vor ihm da. Stummfilm von 1926.',
  },
];
