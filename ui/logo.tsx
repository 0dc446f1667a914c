type LogoProps = {
  name: string;
  /** The outline of the name in its own script; undefined without one. */
  wordmark: { viewBox: string; path: string } | undefined;
};

/** The company's name, before it the outline of its name in its own script: the logo of the public pages. */
export function Logo({ name, wordmark }: LogoProps) {
  return (
    <span className="brand">
      {wordmark && (
        <svg viewBox={wordmark.viewBox} fill="currentColor" aria-hidden="true">
          <path d={wordmark.path} />
        </svg>
      )}
      <span>{name}</span>
    </span>
  );
}
