export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/*
 * How long things are kept or good for, in milliseconds: each once, with its reason. Imports nothing. `npm run docs` makes
 * the table of docs/OPERATING.md of these comments: what is kept and since when, a colon, why so long. For good are kept:
 *
 * - Revisions, with what their publishes changed and who published: any of them can be compared and restored.
 * - The audit log: it has to prove what was done, and each entry proves the one before.
 * - Checks of rules and the people of a company: they go when somebody removes them.
 */

/** Unpublished changes of a person, since the last edit: they outlast a holiday. */
export const DRAFT_LIFE = 30 * DAY;

/**
 * An uploaded image that nothing published names, since it was uploaded or an unpublished change named it: longer
 * than the change that may publish it.
 */
export const ASSET_LIFE = DRAFT_LIFE + 5 * DAY;

/**
 * The answer to a call with an idempotency key, since the call: a publish that stopped can go on within a week and
 * change nothing twice.
 */
export const KEY_LIFE = 7 * DAY;

/** An open publish whose page no longer answers, since its last call: others wait for it, so not for long. */
export const PUBLISH_LEASE = 2 * MINUTE;

/** A publish that was given up, since then, until the next one is opened: who gave it up can tell what it was about. */
export const GIVEN_UP_LIFE = 30 * DAY;

/** A sign-in, since the password was given: whatever its person does, a token that was copied ends with it. */
export const SESSION_LIFE = 1 * DAY;

/**
 * What a tab keeps, as what is typed and not saved, since the sign-in began in it, and while it is open: nothing
 * of a person stays on a computer longer than their sign-in [AU-8].
 */
export const CLIENT_SESSION_LIFE = 1 * SESSION_LIFE;

/** An ended sign-in, after the day it was good for: a page that comes back is told why it ended. */
export const ENDED_SESSION_LIFE = 1 * HOUR;

/** An access token, since it was issued: a copied one is soon worth nothing. */
export const ACCESS_LIFE = 10 * MINUTE;

/** A token for an admin’s own client, since it was issued: it is asked for anew with each publish. */
export const APP_TOKEN_LIFE = 5 * MINUTE;

/** Review mode, since its reason was given: an admin says again why they go on. */
export const REVIEW_LIFE = 1 * HOUR;

/**
 * A browser that somebody signed in with, since the last sign-in: strangers’ guesses hold it up no more, and half
 * a year covers those who come seldom.
 */
export const DEVICE_LIFE = 180 * DAY;

/**
 * Wrong passwords of an account, since the last of them: guessing over days gains nothing, and tomorrow is a fresh
 * start.
 */
export const ACCOUNT_MEMORY = 12 * HOUR;

/** Wrong passwords from a network, since the first of them: a shared network is not locked out for long. */
export const ADDRESS_WINDOW = 10 * MINUTE;

/** An invitation to set a password, since it was made: it is read within a working week. */
export const INVITATION_LIFE = 7 * DAY;

/** A link to reset a password, since it was made: whoever asked is waiting for it. */
export const RESET_LIFE = 1 * DAY;

/** A link to a preview, since it was made, with what it shows: somebody who is asked for an opinion has a week. */
export const PREVIEW_LINK_LIFE = 7 * DAY;

/** That a link to a preview was there, since it expired: who opens it is told what became of it. */
export const ENDED_PREVIEW_LINK_LIFE = 30 * DAY;

/** A way to an identity provider and back, since it began: an answer to an older one is refused. */
export const VISIT_LIFE = 10 * MINUTE;

/** A widget’s token, since it was made: it is made anew for each question. */
export const WIDGET_TOKEN_LIFE = 1 * MINUTE;

/** The chosen language in a browser, since the choice: a year, for those who come seldom. */
export const LANGUAGE_LIFE = 365 * DAY;
