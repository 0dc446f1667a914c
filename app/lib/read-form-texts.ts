/**
 * The texts of a request's form, by their fields' names. There are none where there is no form, or none that can be read;
 * files are left out.
 */
export async function readFormTexts(request: Request): Promise<Record<string, string>> {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";
  try {
    return Object.fromEntries([...(await request.formData())].filter(isText));
  } catch (error) {
    // The body's type is not a form's, or the body is not what its type says.
    if (error instanceof TypeError) return {};
    throw error;
  }
}
