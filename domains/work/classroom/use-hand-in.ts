import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Outcome } from "#ui/classroom/classroom-outcome.ts";
import { type SentFile, sendFile } from "#ui/form/send-file.ts";
import { type Draft, keepDraft, readDraft, sendHandIn } from "./hand-in-draft.ts";

/** The initial values of a form. */
export type Started = Omit<Draft, "isSent">;

/** The outcome for the student. */
export type Said = Partial<Pick<Outcome, "refused" | "fields" | "first">> & {
  isCut?: boolean;
  isDraft?: boolean;
  isBlocked?: boolean;
};

interface Asked {
  workId: string;
  /** The student's place in the batch: drafts of others on this device are not theirs. */
  place: string;
  started: Started;
}

/** The hand-in of one assignment as it is written and sent: kept in the browser, sent until the server has it. */
export function useHandIn({ workId, place, started }: Asked) {
  const name = `hand-in:${place}:${workId}`;
  const [draft, setDraft] = useState<Draft>({ ...started, isSent: false });
  const [said, setSaid] = useState<Said>({});
  const now = useRef(draft);
  const isGone = useRef(false);
  const isSending = useRef(false);
  const navigate = useNavigate();

  const put = (changes: Partial<Draft>) => {
    now.current = { ...now.current, ...changes };
    setDraft(now.current);
    keepDraft(name, now.current);
  };
  const putFile = (id: string, changes: Partial<SentFile>) => {
    put({ files: now.current.files.map((file) => (file.id === id ? { ...file, ...changes } : file)) });
    void deliver();
  };

  /** Sends the hand-in once all its files are there. */
  const deliver = async () => {
    const { current } = now;
    if (!current.isSent || isSending.current) return;
    if (current.files.some(({ refused }) => refused !== undefined)) {
      setSaid({ isBlocked: true });
      return put({ isSent: false });
    }
    if (current.files.some(({ percent }) => percent !== 100)) return;
    isSending.current = true;
    const watching = { onCut: () => setSaid({ isCut: true }), isGone: () => isGone.current };
    const answer = await sendHandIn<Outcome>(`/classroom/work/${workId}/hand-in`, current, watching);
    isSending.current = false;
    if (!answer) return;
    if (answer.done === undefined) {
      setSaid({ ...answer });
      put({ isSent: false });
      return;
    }
    keepDraft(name, null);
    await navigate(`/work/${workId}`, { replace: true, state: { done: answer.done } });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is read once.
  useEffect(() => {
    isGone.current = false;
    const kept = readDraft(name);
    if (kept && kept.key !== now.current.key) {
      now.current = kept;
      setDraft(kept);
      setSaid({ isDraft: !kept.isSent });
      void deliver();
    }
    return () => {
      isGone.current = true;
    };
  }, [name]);

  return {
    draft,
    said,
    change(changes: Partial<Pick<Draft, "text" | "link">>) {
      put(changes);
      setSaid({ isDraft: true });
    },
    /** Uploads files; `refusalOf` returns why one is not to be sent. */
    addFiles(files: File[], refusalOf: (file: File) => string | undefined) {
      for (const file of files) {
        const id = crypto.randomUUID();
        const { name, size } = file;
        const refused = refusalOf(file);
        put({ files: [...now.current.files, { id, name, size, percent: 0, ...(refused && { refused }) }] });
        if (refused) continue;
        const address = `/classroom/hand-in-files/${workId}/${id}?name=${encodeURIComponent(file.name)}`;
        const isRemoved = () => isGone.current || !now.current.files.some((one) => one.id === id);
        const tell = (percent: number | null) => !isRemoved() && putFile(id, { percent });
        void sendFile(address, file, { tell, isGone: isRemoved }).then((refused) => {
          if (!isRemoved()) putFile(id, refused === null ? { percent: 100 } : { refused });
        });
      }
    },
    removeFile(id: string) {
      put({ files: now.current.files.filter((file) => file.id !== id) });
    },
    send() {
      setSaid({});
      put({ isSent: true });
      void deliver();
    },
  };
}
