import { describe, expect, it } from 'vitest';
import { codeReadings } from '@/domain/codeReadings';
import { fc } from '@test/support/properties';

describe('codeReadings', () => {
  it.each(['HERBST7', 'herbst7', 'sommer', 'GUTSCHEIN25', 'CODE', '1234567890', 'ÄÖÜ7', 'Ab7Cd'])(
    'reads the plain code %s as it is, once',
    (code) => {
      expect(codeReadings(code)).toEqual([code]);
    },
  );

  it.each([
    ['quotation marks', '„HERBST7“'],
    ['straight quotation marks', '"HERBST7"'],
    ['single quotation marks', "'HERBST7'"],
    ['an acute accent for a quotation mark', '´HERBST7´'],
    ['guillemets', '»HERBST7«'],
    ['brackets', '(HERBST7)'],
    ['stars of a messenger', '*HERBST7*'],
    ['a point', 'HERBST7.'],
    ['a comma and a blank', ' HERBST7, '],
    ['an ellipsis', 'HERBST7…'],
    ['a bullet', '• HERBST7'],
    ['an emoji', '🎁 HERBST7 🎁'],
    ['invisible characters', '\u200BHERBST\u00AD7\u2060'],
    ['a no-break space', '\u00A0HERBST7\u202F'],
    ['full-width letters', 'ＨＥＲＢＳＴ７'],
    ['a label', 'Gutscheincode: HERBST7'],
    ['a label without a blank', 'Code:HERBST7'],
    ['a label in capitals', 'GUTSCHEIN-CODE: HERBST7'],
    ['a label with an equals sign', 'gutschein=HERBST7'],
    ['a label with a number sign', 'Gutschein-Nr.: HERBST7'],
    ['a full-width colon', 'Code：HERBST7'],
    ['a whole sentence with a label', 'Hallo Eva, dein Gutscheincode lautet: „HERBST7“.'],
    ['all of these', '„Gutscheincode: ＨＥＲＢＳＴ７“.'],
    ['our link', 'https://shop.example/cart?gutschein=HERBST7'],
    ['a second line', 'HERBST7\nGültig bis 31.12.2026'],
    ['a second line of Windows', 'HERBST7\r\nGültig bis 31.12.2026'],
    ['a first line', 'Dein Gutscheincode:\nHERBST7'],
    ['lines around it', 'Gutschein über € 25\n\n  „HERBST7“ \n\nViel Vergnügen!'],
    ['a second line in a field of one line', 'HERBST7 / Gültig bis 31.12.2026'],
  ])('reads a code without %s, in one way', (_, text) => {
    expect(codeReadings(text)).toEqual(['HERBST7']);
  });

  it.each([
    ['hyphens', 'ABC-123', ['ABC-123', 'ABC123']],
    ['other dashes', 'ABC–123', ['ABC-123', 'ABC123']],
    ['a full-width hyphen', 'ＡＢＣ－１２３', ['ABC-123', 'ABC123']],
    ['blanks', 'ABC 123', ['ABC123', 'ABC 123', 'ABC-123']],
    ['blanks around a hyphen', 'ABC - 123', ['ABC-123', 'ABC123']],
    ['both', 'ABCD EFGH-IJKL', ['ABCDEFGH-IJKL', 'ABCD EFGH-IJKL', 'ABCD-EFGH-IJKL', 'ABCDEFGHIJKL']],
    ['a label and a hyphen', 'Gutscheincode: ABC-123', ['ABC-123', 'ABC123']],
    ['a hyphen at the end of a line', 'ABC-\n123', ['ABC-123', 'ABC123']],
    ['two lines', 'ABCD\nEFGH', ['ABCD', 'EFGH', 'ABCDEFGH', 'ABCD EFGH']],
    ['a line that holds a sum', 'HERBST7\nEUR 25', ['HERBST7', 'EUR25', 'EUR 25', 'EUR-25']],
    ['a label without a colon', 'Code HERBST7', ['HERBST7', 'CodeHERBST7', 'Code HERBST7', 'Code-HERBST7']],
    ['a word that may be a label', 'Gutschein 25', ['25', 'Gutschein25', 'Gutschein 25', 'Gutschein-25']],
    ['one small letter', 'a 7', ['a7', 'a 7', 'a-7']],
    ['a blank after a hyphen', 'ABC- 123', ['ABC-123', 'ABC123']],
    ['a blank before a hyphen', 'ABC -123', ['ABC-123', 'ABC123']],
    [
      'words around it',
      'nimm HERBST7 jetzt',
      ['nimmHERBST7jetzt', 'nimm HERBST7 jetzt', 'nimm-HERBST7-jetzt', 'HERBST7'],
    ],
    ['more words around it', 'nimm bitte HERBST7 jetzt', ['HERBST7']],
    ['a shorter word after it', 'nimm ABCD99 dann noch XY', ['ABCD99']],
    ['a shorter word before it', 'nimm XY und dann ABCD99', ['ABCD99']],
    ['another word of its length after it', 'nimm AB11 oder CD22 mit', ['AB11']],
    ['small letters', 'herbst 7', ['herbst7', 'herbst 7', 'herbst-7', '7']],
    ['a sign at its end', 'HERBST7!', ['HERBST7!', 'HERBST7']],
    ['a sign at its beginning', '#HERBST7', ['#HERBST7', 'HERBST7']],
    ['signs around it', '#+HERBST7+#', ['#+HERBST7+#', 'HERBST7']],
  ])('reads a code with %s in several ways', (_, text, readings) => {
    expect(codeReadings(text)).toEqual(readings);
  });

  it.each(['', '  ', '\n', '...', '„“', '\u200B', '!?'])('is empty without a letter or digit: %j', (text) => {
    expect(codeReadings(text)).toEqual([]);
  });

  it('returns at most four distinct readings without line breaks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const readings = codeReadings(text);
        expect(readings.length).toBeLessThanOrEqual(4);
        expect(new Set(readings).size).toBe(readings.length);
        for (const reading of readings) {
          expect(reading).toMatch(/[\p{L}\p{N}]/u);
          expect(reading).not.toMatch(/[\r\n]/);
        }
      }),
    );
  });
});
