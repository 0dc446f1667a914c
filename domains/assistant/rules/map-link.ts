/** The addresses of maps that an answer may lead to; any other is written out, because a link could lead anywhere. */
export const isMapLink = (href: string) =>
  /^https:\/\/(?:maps\.app\.goo\.gl\/|goo\.gl\/maps\/|maps\.google\.com\/|(?:www\.)?google\.com\/maps|maps\.apple\.com\/|(?:www\.)?openstreetmap\.org\/)/.test(
    href,
  );

/** The address of a branch's map as an answer writes it: a bracket would end its link. */
export const mapAddress = (url: string) => url.replace(/\(/g, "%28").replace(/\)/g, "%29");
