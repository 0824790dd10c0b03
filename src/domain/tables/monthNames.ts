import type { Language } from '../languages/language.ts';

/** Names of the months in order, without accents, spaces and points. Bars separate alternative names. */
const names: Readonly<Record<Language, string>> = {
  ar: `
    يناير|كانونالثاني فبراير|شباط مارس|اذار ابريل|نيسان مايو|ايار يونيو|حزيران يوليو|تموز اغسطس|اب سبتمبر|ايلول
    اكتوبر|تشريناول نوفمبر|تشرينالثاني ديسمبر|كانوناول
  `,
  en: `
    january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sep|sept october|oct
    november|nov december|dec
  `,
  es: `
    enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun julio|jul agosto|ago septiembre|setiembre|sept|set
    octubre|oct noviembre|nov diciembre|dic
  `,
  fr: `
    janvier|janv fevrier|fevr|fev mars avril|avr mai juin juillet|juil aout septembre|sept octobre|oct novembre|nov
    decembre|dec
  `,
  ja: `1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月`,
  nl: `
    januari|jan februari|feb maart|mrt april|apr mei juni|jun juli|jul augustus|aug september|sep|sept oktober|okt
    november|nov december|dec
  `,
};

/** German names are common in files, although German is not a language of the product. */
const german =
  'januar|jan februar|feb marz|mrz april|apr mai juni|jun juli|jul august|aug september|sep oktober|okt november|nov dezember|dez';

const months: ReadonlyMap<string, number> = new Map(
  [...Object.values(names), german].flatMap((line) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((month, index) => month.split('|').map((name) => [name, index + 1] as const)),
  ),
);

export const monthNamed = (name: string): number | undefined =>
  months.get(
    name
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^\p{L}]/gu, ''),
  );
