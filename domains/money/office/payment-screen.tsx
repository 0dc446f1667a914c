import { Link, useSearchParams } from "react-router";
import { useFrame } from "#ui/office/frame.ts";
import { PaymentPanel, type PaymentPanelProps } from "./payment-panel.tsx";

/** One order beside the list of payments, with a way back to it. */
export function PaymentScreen(props: PaymentPanelProps) {
  const { close, title } = useFrame().words.payments;
  const [search] = useSearchParams();
  return (
    <aside className="border-line bg-surface lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-l">
      {/* On a phone the list, with its heading, is absent. */}
      <h1 className="sr-only lg:hidden">{title}</h1>
      <p className="flex justify-end px-3 pt-2">
        <Link to={search.size > 0 ? `/payments?${search}` : "/payments"} className="button button-plain">
          {close}
        </Link>
      </p>
      <PaymentPanel key={props.order.reference} {...props} />
    </aside>
  );
}
