import type { Messages } from "#shared/words.ts";

/** The texts of the button that opens a batch's first lecture, and of the dialog and the player behind it. */
export function watchFirstWords({ batches, lectures, failures }: Messages) {
  const { title, lead, submit, cancel } = lectures.prompt;
  const { label, hint, submitting } = lectures.gate;
  const { videoLocked: locked, video: failed, secretIdEmpty: empty, videoMissing: missing } = failures;
  return {
    ...{
      button: batches.card.video,
      prompt: { title, lead, submit, cancel },
      gate: { label, hint, submitting },
      missing,
    },
    player: { ...lectures.player, failed },
    refusals: { locked, failed, empty },
  };
}
