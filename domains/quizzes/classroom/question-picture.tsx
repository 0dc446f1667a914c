type QuestionPictureProps = { workId: string; id: string; alt: string | null };

/** The picture of a question; nothing without one. */
export function QuestionPicture({ workId, id, alt }: QuestionPictureProps) {
  if (alt === null) return null;
  return (
    <img
      src={`/classroom/quizzes/${workId}/pictures/${id}`}
      alt={alt}
      className="my-2 max-h-96 max-w-full rounded-lg bg-white"
    />
  );
}
