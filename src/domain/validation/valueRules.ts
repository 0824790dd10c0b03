import { isBoolean, isText } from '../shared/shapes.ts';
import type { TextLimit, ValueRule } from '../shared/valueRule.ts';
import { isHttpAddress } from './formats/isHttpAddress.ts';
import { byRules } from './byRules.ts';
import { limitedText } from './limitedText.ts';
import { characterLimit } from './textLimit.ts';
import type { RuleName } from './validate.ts';

/** On or off; off where the configuration says nothing. */
export const switchRule: ValueRule<boolean> = { shape: isBoolean, expects: 'true or false', absent: false };

/** A text, kept without outer spaces: by its length first, then by named rules in this order. */
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

/**
 * An address of the web that stands in a link as soon as it is pending. `ftp://` is one to the named rules [VL-httpProtocol];
 * no browser opens it any more, and no link leads there (`safeAddress`).
 */
export const webAddressRule: ValueRule<string> = {
  ...webAddress,
  problem: (url) => webAddress.problem?.(url) ?? (isHttpAddress(url) ? undefined : 'validation.websiteInvalidError'),
  isHarmless: isHttpAddress,
};
