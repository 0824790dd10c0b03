import { useTranslation } from 'react-i18next';
import { parseJson } from '../../../../application/shared/parseJson.ts';
import type { Language } from '../../../../domain/languages/language.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import { err, ok, type Result } from '../../../../domain/shared/result.ts';
import { MAX_ITEMS } from '../../../../domain/simulator/itemAddress.ts';
import {
  itemsOfJson,
  itemsOfText,
  type PasteProblem,
  type PastedItems,
} from '../../../../domain/simulator/pastedItems.ts';
import type { FormMessage } from '../../../shared/forms/formMessage.ts';
import { useLanguage } from '../../../shared/useLanguage.ts';

/** More than an order of the most items with the longest texts takes up. */
const MOST_CHARACTERS = 200_000;
/** Of a value that cannot be read, enough to find it. */
const SHOWN_CHARACTERS = 60;

const itemsIn = (text: string, language: Language): PastedItems =>
  /^\s*[[{]/.test(text) ? itemsOfJson(parseJson(text), language) : itemsOfText(text, language);

export type PastedItemsReader = {
  readonly read: (text: string) => Result<readonly OrderItem[], FormMessage>;
  /** What is said of a paste that is too much to read. */
  readonly limitPaste: (pasted: string) => string | undefined;
};

/** Reads the items of an order from JSON or from rows of a spreadsheet, and says what it cannot read. */
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
        const { row, fact, value } = problem;
        const field = t(fact === 'purchaseDate' ? 'simulator.fields.bought' : `simulator.fields.${fact}`);
        return { key: 'simulator.paste.unread', values: { row, field, value: value.slice(0, SHOWN_CHARACTERS) } };
      }
      case 'quote':
      case 'cells':
        return { key: `simulator.paste.${problem.kind}`, values: { row: problem.row } };
    }
  };
  return {
    read(text) {
      const items = itemsIn(text, language);
      return items.ok ? ok(items.value) : err(sayProblem(items.error));
    },
    limitPaste: (pasted) => (pasted.length > MOST_CHARACTERS ? t('common.tooMuchToRead') : undefined),
  };
}
