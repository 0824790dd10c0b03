import type { ChangeContext, ChangeProblem } from '../../changes/changeDescription.ts';
import { consumerTextOf } from '../../consumer-text/consumerText.ts';
import { placeholderOf } from '../../consumer-text/placeholders/placeholders.ts';
import { unknownPlaceholders } from '../../consumer-text/placeholders/knownPlaceholders.ts';
import { ownText } from '../../consumer-text/readText.ts';
import { textSlots } from '../../consumer-text/textSlot.ts';
import { languages } from '../../languages/language.ts';
import { configKey } from '../configPart.ts';

/** Problems of changed texts with unknown placeholders. A restored version or a draft may contain such texts. */
export function placeholderProblems({ before, after }: ChangeContext): readonly ChangeProblem[] {
  const [published, pending] = [consumerTextOf(before), consumerTextOf(after)];
  return languages.flatMap((language) =>
    textSlots.flatMap((slot) => {
      const text = ownText(pending, language, slot)?.text;
      if (text === undefined || text === ownText(published, language, slot)?.text) return [];
      return unknownPlaceholders(text, slot, published).map((name) => ({
        problem: 'changes.problems.unknownPlaceholder' as const,
        isBlocking: true,
        code: placeholderOf(name),
        feature: 'consumer-text' as const,
        setting: configKey({ kind: 'text', language, slot }),
      }));
    }),
  );
}
