import { isBoolean, isText } from '../shared/shapes.ts';
import type { TextLimit, ValueRule } from '../shared/valueRule.ts';
import { isHttpAddress } from './formats/isHttpAddress.ts';
import { characterLimit } from './textLimit.ts';
import { limitedText, byRules, type RuleName } from './validate.ts';

export const switchRule: ValueRule<boolean> = { shape: isBoolean, expects: 'true or false', absent: false };

/** Rule for a trimmed text. Checks the length, then `rules` in order. */
export const textRule = ({
  limit,
  rules = [],
}: {
  readonly limit?: TextLimit;
  readonly rules?: readonly RuleName[];
}): ValueRule<string> => ({
  shape: isText,
  expects: 'a text',
  limit,
  problem: limit ? limitedText(limit, rules) : byRules(rules),
  normalize: (text) => text.trim(),
});

const webAddress = textRule({ limit: characterLimit(500), rules: ['httpProtocol', 'website'] });

/** Rule for links. Rejects `ftp://`, which the rule `httpProtocol` of the specification accepts, because browsers reject it. */
export const webAddressRule: ValueRule<string> = {
  ...webAddress,
  problem: (url) => webAddress.problem?.(url) ?? (isHttpAddress(url) ? undefined : 'validation.websiteInvalidError'),
  isHarmless: isHttpAddress,
};
