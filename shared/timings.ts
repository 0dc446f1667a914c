/** Durations in the browser, in milliseconds (specification §9). */
export const timings = {
  successToast: 3000,
  errorToast: 5000,
  redirectAfterSuccess: 1000,
  thankYouMessage: 8000,
  authScriptLoad: 15_000,
} as const;
