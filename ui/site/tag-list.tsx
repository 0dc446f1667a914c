/** Names of tools and topics, side by side. */
export function TagList({ tags, label }: { tags: string[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full border border-line bg-paper px-3 py-1 text-sm text-ink-soft">
          {tag}
        </li>
      ))}
    </ul>
  );
}
