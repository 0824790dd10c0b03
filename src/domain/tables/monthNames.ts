/**
 * What the months are called, whole and shortened, in English, Dutch, French, Spanish, German and Arabic: twelve lines of
 * words without marks. Japanese names none.
 */
const names = `
  january jan januari janvier janv enero ene januar janner يناير كانونالثاني
  february feb februari fevrier fevr fev febrero februar شباط فبراير
  march mar maart mrt mars marzo marz mrz اذار مارس
  april apr avril avr abril abr نيسان ابريل
  may mei mai mayo ايار مايو
  june jun juni juin junio حزيران يونيو
  july jul juli juillet juil julio تموز يوليو
  august aug augustus aout agosto ago اب اغسطس
  september sep sept septembre septiembre setiembre set ايلول سبتمبر
  october oct oktober okt octobre octubre تشريناول اكتوبر
  november nov novembre noviembre تشرينالثاني نوفمبر
  december dec decembre diciembre dic dezember dez كانوناول ديسمبر
`;

const months: ReadonlyMap<string, number> = new Map(
  names
    .trim()
    .split('\n')
    .flatMap((line, nth) =>
      line
        .trim()
        .split(' ')
        .map((name) => [name, nth + 1] as const),
    ),
);

/** The month with a name, 1 for January. */
export const monthNamed = (name: string): number | undefined =>
  months.get(
    name
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^\p{L}]/gu, ''),
  );
