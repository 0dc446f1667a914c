/** The text fields of a request's form, by name, without files. Empty if there is no form, or none that can be parsed. */
export async function readFormTexts(request: Request): Promise<Record<string, string>> {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";
  try {
    return Object.fromEntries([...(await request.formData())].filter(isText));
  } catch (error) {
    // The body's type is not a form's, or the body does not match its type.
    if (error instanceof TypeError) return {};
    throw error;
  }
}
