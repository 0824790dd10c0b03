export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/*
 * Lifetimes in milliseconds. This file imports nothing, because a script runs it without its imports. A comment
 * consists of the data, the start of their life, a colon and the reason. `npm run docs` copies data and start to
 * docs/OPERATING.md.
 * Stored permanently:
 * - Revisions, with changes and author of their publish: any revision can be compared and restored.
 * - The audit log: it proves what was done, and each entry verifies the previous one.
 * - Rule checks and users of a company: they exist until a user removes them.
 */

/** Unpublished changes of a user, from the last edit: they must still exist after a holiday. */
export const DRAFT_LIFE = 30 * DAY;

/** An uploaded image without a published use, from the upload or last use in a draft: a draft may use it. */
export const ASSET_LIFE = DRAFT_LIFE + 5 * DAY;

/** The response for an idempotency key, from the call: a stopped publish can be resumed within a week. */
export const KEY_LIFE = 7 * DAY;

/** An open publish of an inactive client, from its last call: other publishes wait for it. */
export const PUBLISH_LEASE = 2 * MINUTE;

/** A cancelled publish, from its cancellation until the next publish is opened: the user can see what it contained. */
export const GIVEN_UP_LIFE = 30 * DAY;

/** A sign-in, from the entry of the password: a copied token is useless after a day. */
export const SESSION_LIFE = 1 * DAY;

/** Data of a tab, e.g. unsaved input, from its sign-in: personal data must not outlive the sign-in [AU-8]. */
export const CLIENT_SESSION_LIFE = 1 * SESSION_LIFE;

/** An ended sign-in, after its maximum age: a returning client gets the reason. */
export const ENDED_SESSION_LIFE = 1 * HOUR;

/** An access token, from its issue: a copied token soon becomes useless. */
export const ACCESS_LIFE = 10 * MINUTE;

/** App token of an admin’s own client: short, because each publish requests a new one. */
export const APP_TOKEN_LIFE = 5 * MINUTE;

/** Review mode, from its start: an admin must confirm why they continue. */
export const REVIEW_LIFE = 1 * HOUR;

/** A browser from which a user signed in, from the last sign-in: wrong passwords of strangers do not delay a sign-in there. */
export const DEVICE_LIFE = 180 * DAY;

/** Wrong passwords of an account, from the last wrong one: slow guessing over days must be delayed too. */
export const ACCOUNT_MEMORY = 12 * HOUR;

/** Wrong passwords from a network, from the first one: other users of the network must not be blocked for long. */
export const ADDRESS_WINDOW = 10 * MINUTE;

/** An invitation to set a password, from its creation: users read mail within a week. */
export const INVITATION_LIFE = 7 * DAY;

/** A link to reset a password, from its creation: the user opens it at once. */
export const RESET_LIFE = 1 * DAY;

/** A preview link with its content, from its creation: reviewers have a week. */
export const PREVIEW_LINK_LIFE = 7 * DAY;

/** The record of a preview link, from its expiry: visitors see that it expired. */
export const ENDED_PREVIEW_LINK_LIFE = 30 * DAY;

/** A redirect to an identity provider, from its start: a user signs in there within minutes. */
export const VISIT_LIFE = 10 * MINUTE;

/** A widget’s token, from its creation: each request creates a new one. */
export const WIDGET_TOKEN_LIFE = 1 * MINUTE;

/** A challenge for the second step of a sign-in, from the entry of the password: a user needs time to find a phone. */
export const CHALLENGE_LIFE = 10 * MINUTE;

/** A challenge for a passkey, from its request: the browser asks the user for a few minutes at most. */
export const PASSKEY_CHALLENGE_LIFE = 5 * MINUTE;

/** A browser that skips the second step, from its last second step: a stolen browser must not skip it forever. */
export const TRUSTED_DEVICE_LIFE = 30 * DAY;

/** A confirmation of the identity, from the confirmation: an unattended browser must not change users or secrets. */
export const STEP_UP_LIFE = 10 * MINUTE;

/** An unconfirmed secret of an authenticator app, from its creation: the secret is shown on one screen. */
export const UNCONFIRMED_TOTP_LIFE = 30 * MINUTE;

/** The selected language in a browser, from the selection: some users sign in once a year. */
export const LANGUAGE_LIFE = 365 * DAY;
