/**
 * The address of the sign-up page with the name and the e-mail address of an order's student filled in. It names the order
 * and the key of its page, never the student: the server looks them up.
 */
export function signUpPath({ reference, key }: { reference: string; key: string }, from = "/lms"): string {
  return `/sign-up?${new URLSearchParams({ order: reference, key, from })}`;
}
