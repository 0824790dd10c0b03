import { useTranslation } from 'react-i18next';
import { parseJson } from '../../../../application/shared/parseJson.ts';
import type { Language } from '../../../../domain/languages/language.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import { err, ok, type Result } from '../../../../domain/shared/result.ts';
import { MAX_ITEMS } from '../../../../domain/simulator/itemAddress.ts';
import {
  itemsOfJson,
  itemsOfText,
  tableOfText,
  type PasteProblem,
  type PastedItems,
} from '../../../../domain/simulator/pastedItems.ts';
import type { Table } from '../../../../domain/tables/readTable.ts';
import type { FormMessage } from '../../../shared/forms/formMessage.ts';
import { chosenFormat, type ChosenFormat } from '../../../shared/tables/chosenFormat.ts';
import { useLanguage } from '../../../shared/useLanguage.ts';

/** Maximum number of characters of a pasted text. The largest order is shorter. */
const MAX_CHARACTERS = 200_000;
/** Maximum number of characters shown of a value. */
const SHOWN_CHARACTERS = 60;
/** Maximum number of unreadable values listed. */
const SHOWN_FAULTS = 5;

/** Pasted text with the format that the user selected. */
export type PastedInput = ChosenFormat & { readonly text: string };

const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

const itemsIn = (input: PastedInput, language: Language): PastedItems =>
  isJson(input.text)
    ? itemsOfJson(parseJson(input.text), language)
    : itemsOfText(input.text, language, chosenFormat(input));

/** Reads the pasted text as a table. Undefined if it is not a table. */
export function pastedTable(input: PastedInput): Table | undefined {
  if (isJson(input.text)) return undefined;
  const table = tableOfText(input.text, chosenFormat(input));
  return table.ok ? table.value : undefined;
}

export type PastedItemsReader = {
  readonly read: (input: PastedInput) => Result<readonly OrderItem[], FormMessage>;
  /** Returns an error message if a pasted text is too large. */
  readonly limitPaste: (pasted: string) => string | undefined;
};

/** Parses JSON or spreadsheet rows and reports unreadable values. */
export function usePastedItems(): PastedItemsReader {
  const { t } = useTranslation();
  const language = useLanguage();
  const sayProblem = (problem: PasteProblem): FormMessage => {
    switch (problem.kind) {
      case 'nothing':
        return 'simulator.paste.nothing';
      case 'too-many':
        return { key: 'simulator.paste.tooMany', values: { most: MAX_ITEMS } };
      case 'unread': {
        const faults = problem.faults.slice(0, SHOWN_FAULTS).map(({ row, fact, value }) => {
          const field = t(`simulator.fields.${fact}`);
          return { row, field, value: value.slice(0, SHOWN_CHARACTERS) };
        });
        const sentences = faults.map((values) => t('simulator.paste.unread', values));
        const second = sentences.pop() ?? '';
        if (sentences.length === 0) return { key: 'simulator.paste.unread', values: faults[0] };
        return {
          key: 'common.inARow',
          values: { first: sentences.reduce((first, next) => t('common.inARow', { first, second: next })), second },
        };
      }
      case 'quote':
      case 'cells':
        return { key: `simulator.paste.${problem.kind}`, values: { row: problem.row } };
    }
  };
  return {
    read(input) {
      const items = itemsIn(input, language);
      return items.ok ? ok(items.value) : err(sayProblem(items.error));
    },
    limitPaste: (pasted) => (pasted.length > MAX_CHARACTERS ? t('common.tooMuchToRead') : undefined),
  };
}
