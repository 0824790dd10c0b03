/** The release, from package.json alone. */
declare const __APP_VERSION__: string;
