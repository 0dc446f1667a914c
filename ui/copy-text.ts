/**
 * Puts a text on the clipboard and tells whether it is there. Insecure pages have no clipboard, and a browser may refuse
 * it: the text that is shown is selected and copied by hand then.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
