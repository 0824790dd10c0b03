/** What a spreadsheet holds of a reason, in the order of its columns. There may be several of what a reason asks for. */
export const reasonColumns = ['text', 'code', 'payer', 'offered', 'asksFor'] as const;

export type ReasonColumn = (typeof reasonColumns)[number];
export type ReasonWord = 'customer' | 'merchant' | 'yes' | 'no';

/** In the order of the languages: English, Dutch, French, Spanish, Japanese, Arabic; then what else a file may say. */
const columnNames: Readonly<Record<ReasonColumn, readonly string[]>> = {
  text: ['Reason', 'Reden', 'Motif', 'Motivo', '理由', 'السبب', 'description', 'text'],
  code: ['Code', 'Code', 'Code', 'Código', 'コード', 'الرمز', 'codigo'],
  payer: ['Who pays', 'Wie betaalt', 'Qui paie', 'Quién paga', '送料負担', 'من يدفع', 'payer', 'paymentRequired'],
  offered: ['Offered', 'Aangeboden', 'Proposé', 'Ofrecido', '表示', 'معروض', 'enabled'],
  asksFor: ['Asks for', 'Vraagt om', 'Justificatifs', 'Se pide', '提示物', 'يُطلب', 'paymentRequirements'],
};

const wordNames: Readonly<Record<ReasonWord, readonly string[]>> = {
  customer: [
    'Customer pays',
    'Klant betaalt',
    'Le client paie',
    'Paga el cliente',
    'お客様負担',
    'العميل يدفع',
    'customer',
  ],
  merchant: ['You pay', 'Jij betaalt', 'Vous payez', 'Paga usted', '自社負担', 'أنت تدفع', 'merchant'],
  yes: ['Yes', 'Ja', 'Oui', 'Sí', 'はい', 'نعم', 'si', 'true', '1', 'x'],
  no: ['No', 'Nee', 'Non', 'No', 'いいえ', 'لا', 'false', '0'],
};

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
const named = <Name extends string>(names: Readonly<Record<Name, readonly string[]>>): ReadonlyMap<string, Name> =>
  new Map((Object.keys(names) as Name[]).flatMap((name) => names[name].map((each) => [folded(each), name] as const)));
const columnsByName = named(columnNames);
const wordsByName = named(wordNames);

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

/** What columns without names hold, unless somebody says otherwise: the order of an export. */
export const planByPlace = (count: number): ColumnPlan =>
  Array.from({ length: count }, (_, place) => reasonColumns[Math.min(place, reasonColumns.length - 1)]);

/** A plan with another choice for one column; a choice that stood elsewhere comes from there. */
export const withChoice = (plan: ColumnPlan, place: number, choice: ReasonColumn | undefined): ColumnPlan =>
  plan.map((column, index) => {
    if (index === place) return choice;
    return column === choice && choice !== 'asksFor' ? undefined : column;
  });
