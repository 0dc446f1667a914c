/** The texts of the recorded lectures: page, gate, table and player (specification §2, "Recorded lectures"). */
export const lecturesPage = {
  meta: {
    title: "Recorded lectures: {batch} | {company.name}",
    description: "The recorded lectures of {batch}, for students who hold the batch's Secret ID.",
  },
  title: "Recorded lectures",
  crumb: "Recorded lectures",
  backLabel: "All batches of this course",
  gate: {
    title: "Access Restricted",
    lead: "These recordings are for the students of this batch. Enter the Secret ID you were given when you joined.",
    label: "Secret ID",
    hint: "It is stored on this device. Spaces and capital letters make no difference.",
    /** For a signed-in student whose browser runs no scripts. */
    byAccount: "If you are signed in and have a seat in this batch, leave the field empty.",
    submit: "Unlock lectures",
    submitting: "Checking…",
    lost: "Lost it? Write to us with your name and batch, and we will send it again.",
    contact: { label: "Contact us", href: "/contact" },
  },
  table: {
    caption: "Recorded lectures",
    batch: "Batch",
    number: "Lecture No.",
    title: "Title",
    action: "Action",
    watch: "Watch",
    /** On the row of a lecture that the viewer has stopped in the middle. */
    started: "Started",
    /** How far a signed-in student has come; without a known length, and to the end. */
    watched: "{minutes} of {length} min watched",
    watchedTo: "{minutes} min watched",
    finished: "Watched",
    empty: "No recorded lectures found for this batch.",
    later: "Each class's recording appears here as soon as it is ready.",
    loading: "Loading the lectures…",
    forget: "Forget the Secret ID on this device",
  },
  prompt: {
    title: "Watch the first lecture",
    lead: "Enter the Secret ID of this batch to open its first recorded lecture.",
    submit: "Watch Video",
    cancel: "Close",
    loading: "Opening the lecture…",
  },
  /** The page around a video from another host, for screen readers. */
  embed: { title: "Lecture" },
  player: {
    close: "Close",
    speed: "Speed",
    next: "Next lecture",
    again: "Try again",
    resumed: "Resumed at {time}",
    startOver: "Start over",
    /** Keyboard shortcuts. */
    keys: "Space plays and pauses · ← → ten seconds · ↑ ↓ volume · M mutes · C captions · F full screen · < > speed · N next",
    captions: "English",
  },
};
