type QuestionPictureProps = { batchId: string; workId: string; id: string; alt: string | null };

/** The picture of a question; nothing without one. */
export function QuestionPicture({ batchId, workId, id, alt }: QuestionPictureProps) {
  if (alt === null) return null;
  return (
    <img
      src={`/admin/batches/${batchId}/quizzes/${workId}/pictures/${id}`}
      alt={alt}
      loading="lazy"
      className="mt-2 max-h-80 max-w-full rounded-lg bg-white"
    />
  );
}
