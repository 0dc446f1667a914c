/** The words of the button that opens the assistant, and of its window's failure to come (specification §2). */
export const assistantLauncher = {
  open: "Open the {company.name} Assistant",
  close: "Close the {company.name} Assistant",
  loading: "Opening the assistant…",
  unavailable: "The assistant could not be opened. Please check your connection.",
  retry: "Try again",
  otherwise: { label: "Write to us instead", href: "/contact" },
};
