/** The assistant's three failure texts, word for word (specification §8). */
export const assistantFailures = {
  noAnswer: "❌ No answer available.",
  error: "❌ Error contacting Gemini API.",
  offTopic: "⚠️ I can only provide information about {company.fullName} and its services.",
};

/** The words of the chat's window (specification §2, "Floating elements", and §4, "Chatbot"). */
export const assistantWidget = {
  title: "{company.name} Assistant",
  greeting: "Hi! Ask me anything about {company.fullName}.",
  conversation: "Conversation",
  suggested: "Questions to begin with",
  /** Who speaks, for screen readers. */
  you: "You:",
  assistant: "Assistant:",
  typing: "The assistant is typing",
  field: { label: "Your question", placeholder: "Ask about courses, dates, services…" },
  send: "Send",
  newest: "Newest message",
  clear: "Start again",
  note: "Answers come from this website. What binds us is what a person confirms to you.",
  /** Below an answer that leaves something to a person, and in place of one that did not come. */
  handOver: {
    title: "Let a person answer",
    lead: "Leave your address, and a person answers your question within {company.replyTime}.",
    submit: "Send my question",
    submitting: "Sending...",
    sent: "Thank you. A person reads your question and answers within {company.replyTime}.",
  },
  /** First questions, for whoever does not know where to begin; none names a price. */
  suggestions: ["Which course suits a beginner?", "When does the next batch start?", "How do I book a free demo?"],
};
