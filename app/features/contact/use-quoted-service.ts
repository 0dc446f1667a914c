import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

export type QuotableService = { slug: string; title: string };

/**
 * The service that the address asks a quote for (`?service=<slug>`), told once the page is awake (the page itself is the
 * same for everyone), and how to take it back: the address forgets it as well. An unknown service is none.
 */
export function useQuotedService(quotable: QuotableService[] = []) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [slug, setSlug] = useState<string | null>(null);
  useEffect(() => setSlug(new URLSearchParams(search).get("service")), [search]);
  const quoted = quotable.find((service) => service.slug === slug);
  const remove = () => {
    void navigate(pathname, { replace: true, preventScrollReset: true });
  };
  return [quoted, remove] as const;
}
