/** The words of the floating button and its menu, and of the assistant's failure to come (specification §2). */
export const assistantLauncher = {
  menu: "Chat with us",
  open: "Ask the {company.name} Assistant",
  openNote: "Answers at once, from this website",
  close: "Close the {company.name} Assistant",
  loading: "Opening the assistant…",
  unavailable: "The assistant could not be opened. Please check your connection.",
  retry: "Try again",
  otherwise: { label: "Write to us instead", href: "/contact" },
};
