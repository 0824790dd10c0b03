import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { ConsumerStep, TextField } from '../consumer-text/textSlot.ts';
import type { RuleSentence } from '../rules/ruleSentence.ts';
import type { PortalSetting } from '../settings/portalSetting.ts';
import type { TextKey } from '../shared/textKey.ts';
import type { ThemeColour } from '../theme/consumerTheme.ts';

/** The configurations a change is described between: names and places are looked up in them. */
export type ChangeContext = { readonly before: CompanyConfiguration; readonly after: CompanyConfiguration };

/**
 * What a change is about. Like every name here, data for translation: `changes.titles.<title>` and so on. A subject
 * adds its own names, each with its text in every language.
 */
export type ChangeTitle =
  | 'reason'
  | 'reasonOrder'
  | 'reasonSwitch'
  | 'reasonPattern'
  | 'carrier'
  | 'carrierDefault'
  | 'carrierOrder'
  | 'storeNetwork'
  | 'storeNetworkList'
  | 'inStoreReturns'
  | 'rule'
  | 'ruleOrder'
  | 'returnAddress'
  | 'returnAddressOrder'
  | 'defaultReturnAddress'
  | 'returnAddressBindings'
  | 'onboarding'
  | 'signup'
  | 'countriesEnabled'
  | ThemeColour
  | 'headerLogoSize'
  | 'loginAndSignupPageLogoSize'
  | 'logo'
  | `wording${Capitalize<ConsumerStep>}`
  | 'languages'
  | 'defaultLanguage'
  | 'navigation'
  | 'privacyPolicyUrl'
  | 'termsAndConditionsUrl'
  | PortalSetting
  | `dispositions${'Actions' | 'Groups' | 'Attributes' | 'Rules'}`;
export type ChangeKind = 'added' | 'changed' | 'removed';
export type FieldName =
  | 'text'
  | 'payer'
  | 'asks'
  | 'offered'
  | 'carrierStatus'
  | 'chargeAccount'
  | 'merchantLocationId'
  | 'businessNumber'
  | 'accountNumber'
  | 'phoneNumber'
  | 'name'
  | 'rule'
  | 'switch'
  | 'priority'
  | 'address'
  | 'inUse'
  | 'companyName'
  | 'contactName'
  | 'pricingTier'
  | TextField;
export type ValueLabel =
  | 'customerPays'
  | 'merchantPays'
  | 'asksNothing'
  | 'offered'
  | 'notOffered'
  | 'on'
  | 'off'
  | 'carrierEnabled'
  | 'carrierDisabled'
  | 'carrierPending'
  | 'secretKept'
  | 'secretReplaced'
  | 'addressUsed'
  | 'addressNotUsed'
  | 'small'
  | 'medium';

/** What the codes of a list stand for, where the person's language has names for them (ISO 3166, BCP 47, ISO 4217). */
export type CodeKind = 'region' | 'language' | 'currency';

/** A value of a comparison. */
export type DisplayValue =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'label'; readonly label: ValueLabel }
  /** A few texts in their order; read as one line. */
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Any number of names without an order: what comes and what goes is shown, what stays is counted. */
  | { readonly kind: 'chips'; readonly names: readonly string[]; readonly codesOf?: CodeKind | undefined }
  /** A longer text in the language of a BCP 47 tag; two of them are compared word by word. */
  | { readonly kind: 'words'; readonly text: string; readonly language: string }
  /** `shows` names what the picture is, for where it cannot be seen. */
  | { readonly kind: 'image'; readonly url: string; readonly shows: 'logo' }
  /** The lines as they are written on a parcel, empty ones left out; `country` as a code of two letters. */
  | { readonly kind: 'address'; readonly lines: readonly string[]; readonly country?: string | undefined }
  /** What a rule says; two of them are compared word by word. */
  | { readonly kind: 'sentence'; readonly sentence: RuleSentence }
  /** A calendar date as `YYYY-MM-DD`. */
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'number'; readonly value: number; readonly unit?: 'day' | 'percent' | undefined }
  /** An amount in units of the currency, a code of ISO 4217. */
  | { readonly kind: 'money'; readonly amount: number; readonly currency: string }
  /** As `#rrggbb`; anything else is shown as text. */
  | { readonly kind: 'colour'; readonly colour: string };

/** One comparison within a change. `field` is absent where the change has no other. */
export type FieldDiff = {
  readonly field?: FieldName | undefined;
  readonly before: DisplayValue;
  readonly after: DisplayValue;
};

/** A place that says more than two long lists would; 1 is the first. */
export type ChangeMove =
  | { readonly kind: 'moved'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: 'placed'; readonly position: number };

/** A change in words and values. */
export type ChangeDescription = {
  readonly title: ChangeTitle | TextKey;
  /** Completes the title: a code, in the merchant's own writing. */
  readonly code?: string | undefined;
  /** What the merchant calls it, where the fields do not say so already. */
  readonly name?: string | undefined;
  readonly act: ChangeKind;
  readonly fields: readonly FieldDiff[];
  readonly moves: readonly ChangeMove[];
};

/** Something to know before publishing; a blocking one would be refused or break the portal. */
export type ChangeProblem = {
  readonly problem:
    | TextKey
    | 'noReasonOffered'
    | 'reasonCodeTaken'
    | 'tooManyReasons'
    | 'noCarrierEnabled'
    | 'noDefaultCarrier'
    | 'defaultCarrierDisabled'
    | 'carrierCannotBeAdded'
    | 'carrierAccountWrong'
    | 'carrierSecretNeeded'
    | 'carrierSecretUnkept'
    | 'noStoreNetworkOn'
    | 'ruleNameTaken'
    | 'exceptionTaken'
    | 'tooManyRules'
    | 'noDefaultAddress'
    | 'defaultAddressNotUsed'
    | 'addressInvalid'
    | 'defaultLanguageNotOffered'
    | 'portalGoesOffline';
  readonly isBlocking: boolean;
  readonly code?: string | undefined;
};
