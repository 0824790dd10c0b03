import type { Language } from '../../languages/language.ts';

/** What a spreadsheet holds of a reason, in the order of its columns. There may be several of what a reason asks for. */
export const reasonColumns = ['text', 'code', 'payer', 'offered', 'asksFor'] as const;

export type ReasonColumn = (typeof reasonColumns)[number];
const reasonWords = ['customer', 'merchant', 'yes', 'no'] as const;
export type ReasonWord = (typeof reasonWords)[number];

type Words = Readonly<Record<ReasonColumn | ReasonWord, string>>;

/** What an export says in each language, so that each reads what any other wrote. */
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

/** What else a file may say. */
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
const bySaying = <Name extends ReasonColumn | ReasonWord>(names: readonly Name[]): ReadonlyMap<string, Name> =>
  new Map(
    names.flatMap((name) =>
      [...Object.values(exported).map((words) => words[name]), ...(others[name] ?? [])].map(
        (said) => [folded(said), name] as const,
      ),
    ),
  );
const columnsByName = bySaying(reasonColumns);
const wordsByName = bySaying(reasonWords);

/** What a cell says, in any of the languages. */
export const wordIn = (cell: string): ReasonWord | undefined => wordsByName.get(folded(cell));

/** What each column of a file holds; nothing where it is left out. */
export type ColumnPlan = readonly (ReasonColumn | undefined)[];

/** What the columns hold by their names; only what is asked for may stand in several. */
export function planByNames(names: readonly string[]): ColumnPlan {
  const taken = new Set<ReasonColumn>();
  return names.map((name) => {
    const column = columnsByName.get(folded(name));
    if (column === undefined || (column !== 'asksFor' && taken.has(column))) return undefined;
    taken.add(column);
    return column;
  });
}

/** How many of these cells name a column. */
export const countReasonColumns = (cells: readonly string[]): number =>
  planByNames(cells).filter((column) => column !== undefined).length;

/** What columns without names hold, unless somebody says otherwise: the order of an export. */
export const planByPlace = (count: number): ColumnPlan =>
  Array.from({ length: count }, (_, place) => reasonColumns[Math.min(place, reasonColumns.length - 1)]);

/** A plan with another choice for one column; a choice that stood elsewhere comes from there. */
export const withChoice = (plan: ColumnPlan, place: number, choice: ReasonColumn | undefined): ColumnPlan =>
  plan.map((column, index) => {
    if (index === place) return choice;
    return column === choice && choice !== 'asksFor' ? undefined : column;
  });
