import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { Message } from "#ui/message.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

type AskForLinkProps = {
  email: string;
  /** Whether an expired link was opened. */
  isOld: boolean;
  /** Whether the office is open without a second factor: there is a way back. */
  isIn: boolean;
  isSent: boolean;
  refused: string | undefined;
};

/** Offers the e-mail whose link lets a member set up a first second factor. */
export function AskForLink({ email, isOld, isIn, isSent, refused }: AskForLinkProps) {
  const { link: words } = useFrame().words.gate;
  return (
    <Message title={words.title}>
      {isOld && !isSent && <p className="text-danger">{words.old}</p>}
      <p>{fillText(words.text, { email })}</p>
      <p role="alert" className="text-danger empty:hidden">
        {refused}
      </p>
      <p role="status" className="text-ink empty:hidden">
        {isSent ? fillText(words.sent, { email }) : ""}
      </p>
      <ActForm name="link" action="/verify" className="flex flex-wrap gap-3">
        <button type="submit" name="intent" value="link" className="button button-main">
          {words.button}
        </button>
        {isIn && (
          <Link to="/" className="button button-quiet">
            {words.later}
          </Link>
        )}
      </ActForm>
    </Message>
  );
}
