/** A path that has an address in each language: not of the API, nor of the other applications. */
const ofOneLanguage = /^\/(?!(?:api|admin|classroom)(?![\w-]))/;

/** A path of the site at its address in the language of this prefix; any other address is returned as it is. */
export const sitePath = (prefix: string, path: string): string =>
  prefix && ofOneLanguage.test(path) ? prefix + path.replace(/^\/(?![^?#])/, "") : path;
