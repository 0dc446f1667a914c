/** The countries and the widths that a page can be previewed with. */
export const previewChoices = { country: ["US", "PK", "QA"], width: ["desktop", "phone"] } as const;

/** Reads the country and the width that an address asks for; by default a desktop in the United States. */
export function readPreviewChoice(given: URLSearchParams) {
  return {
    country: previewChoices.country.find((one) => one === given.get("country")) ?? "US",
    width: previewChoices.width.find((one) => one === given.get("width")) ?? "desktop",
  };
}
