import type { Language } from '../../languages/language.ts';

/** Columns of a file, in the order of an export. `asksFor` may occur several times. */
export const reasonColumns = ['text', 'code', 'payer', 'offered', 'asksFor'] as const;

export type ReasonColumn = (typeof reasonColumns)[number];
const reasonWords = ['customer', 'merchant', 'yes', 'no'] as const;
export type ReasonWord = (typeof reasonWords)[number];

type Words = Readonly<Record<ReasonColumn | ReasonWord, string>>;

/** Column names and values of exports. An import accepts those of every language. */
const exported: Readonly<Record<Language, Words>> = {
  ar: {
    text: 'السبب',
    code: 'الرمز',
    payer: 'من يدفع',
    offered: 'معروض',
    asksFor: 'يُطلب',
    customer: 'العميل يدفع',
    merchant: 'أنت تدفع',
    yes: 'نعم',
    no: 'لا',
  },
  en: {
    text: 'Reason',
    code: 'Code',
    payer: 'Who pays',
    offered: 'Offered',
    asksFor: 'Asks for',
    customer: 'Customer pays',
    merchant: 'You pay',
    yes: 'Yes',
    no: 'No',
  },
  es: {
    text: 'Motivo',
    code: 'Código',
    payer: 'Quién paga',
    offered: 'Ofrecido',
    asksFor: 'Se pide',
    customer: 'Paga el cliente',
    merchant: 'Paga usted',
    yes: 'Sí',
    no: 'No',
  },
  fr: {
    text: 'Motif',
    code: 'Code',
    payer: 'Qui paie',
    offered: 'Proposé',
    asksFor: 'Justificatifs',
    customer: 'Le client paie',
    merchant: 'Vous payez',
    yes: 'Oui',
    no: 'Non',
  },
  ja: {
    text: '理由',
    code: 'コード',
    payer: '送料負担',
    offered: '表示',
    asksFor: '提示物',
    customer: 'お客様負担',
    merchant: '自社負担',
    yes: 'はい',
    no: 'いいえ',
  },
  nl: {
    text: 'Reden',
    code: 'Code',
    payer: 'Wie betaalt',
    offered: 'Aangeboden',
    asksFor: 'Vraagt om',
    customer: 'Klant betaalt',
    merchant: 'Jij betaalt',
    yes: 'Ja',
    no: 'Nee',
  },
};

const others: Readonly<Partial<Record<ReasonColumn | ReasonWord, readonly string[]>>> = {
  text: ['description', 'text'],
  code: ['codigo'],
  payer: ['payer', 'paymentRequired'],
  offered: ['enabled'],
  asksFor: ['paymentRequirements'],
  customer: ['customer'],
  merchant: ['merchant'],
  yes: ['si', 'true', '1', 'x'],
  no: ['false', '0'],
};

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
const byLocalizedName = <Name extends ReasonColumn | ReasonWord>(names: readonly Name[]): ReadonlyMap<string, Name> =>
  new Map(
    names.flatMap((name) =>
      [...Object.values(exported).map((words) => words[name]), ...(others[name] ?? [])].map(
        (word) => [folded(word), name] as const,
      ),
    ),
  );
const columnsByName = byLocalizedName(reasonColumns);
const wordsByName = byLocalizedName(reasonWords);

export const wordIn = (cell: string): ReasonWord | undefined => wordsByName.get(folded(cell));

/** Kind of each column of a file. `undefined` for columns that are skipped. */
export type ColumnPlan = readonly (ReasonColumn | undefined)[];

/** Plan by column names. Repeated columns are skipped, except `asksFor`. */
export function planByNames(names: readonly string[]): ColumnPlan {
  const used = new Set<ReasonColumn>();
  return names.map((name) => {
    const column = columnsByName.get(folded(name));
    if (column === undefined || (column !== 'asksFor' && used.has(column))) return undefined;
    used.add(column);
    return column;
  });
}

export const countReasonColumns = (cells: readonly string[]): number =>
  planByNames(cells).filter((column) => column !== undefined).length;

/** Plan for a file without a header: columns in the order of an export. */
export const planByPlace = (count: number): ColumnPlan =>
  Array.from({ length: count }, (_, place) => reasonColumns[Math.min(place, reasonColumns.length - 1)]);

/** Assigns a kind to a column. Another column of the same kind loses it. */
export const withChoice = (plan: ColumnPlan, place: number, choice: ReasonColumn | undefined): ColumnPlan =>
  plan.map((column, index) => {
    if (index === place) return choice;
    return column === choice && choice !== 'asksFor' ? undefined : column;
  });
