import { editText } from '../../../src/domain/application-config/configEdits.ts';
import { writePart } from '../../../src/domain/application-config/configValue.ts';
import { type ConsumerText, consumerTextOf } from '../../../src/domain/consumer-text/consumerText.ts';
import type { TextSlot } from '../../../src/domain/consumer-text/textSlot.ts';
import type { Language } from '../../../src/domain/languages/language.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

/** Returns the consumer texts after one text was edited and published. `undefined` removes the text. */
export function writeText(
  texts: ConsumerText,
  language: Language,
  slot: TextSlot,
  text: string | undefined,
): ConsumerText {
  const configuration = aCompanyConfiguration({
    applicationConfig: { version: '1.0', config: { consumerText: texts } },
  });
  const { value } = editText(configuration, language, slot, text ?? '');
  return consumerTextOf(writePart(configuration, { kind: 'text', language, slot }, value));
}
