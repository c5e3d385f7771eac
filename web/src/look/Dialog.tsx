/** Dialogs and drawers on the browser's own <dialog>: focus is kept in, Escape closes. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

import { t } from "../texts";
import { Glyph } from "./Glyph";

interface Props {
  open: boolean;
  title: string;
  onClose(): void;
  children: ComponentChildren;
  class?: string;
  /** Buttons at the foot. */
  foot?: ComponentChildren;
}

/** A dialog over the page. What is in it exists only while it is open. */
export function Dialog({ open, title, onClose, children, class: kind = "", foot }: Props) {
  return (
    <Modal open={open} onClose={onClose} title={title} class={`dialog ${kind}`}>
      <div class="dialog-body">{children}</div>
      {foot !== undefined && <div class="dialog-foot">{foot}</div>}
    </Modal>
  );
}

/** A panel that slides in from a side. */
export function Drawer({
  side = "right",
  ...props
}: Omit<Props, "foot"> & { side?: "left" | "right" }) {
  return (
    <Modal
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      class={`drawer ${side} ${props.class ?? ""}`}
    >
      <div class="drawer-body">{props.children}</div>
    </Modal>
  );
}

function Modal({ open, title, onClose, children, class: kind }: Omit<Props, "foot">) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      class={kind}
      aria-labelledby={id}
      onClose={() => {
        if (open) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()} // the table's keys rest meanwhile
      onClick={(event) => {
        if (event.target === ref.current) onClose(); // beside the dialog
      }}
    >
      {open && (
        <>
          <header class="dialog-head">
            <h2 id={id}>{title}</h2>
            <button
              type="button"
              class="button quiet square"
              aria-label={t("web-close")}
              onClick={onClose}
            >
              <Glyph sign="close" />
            </button>
          </header>
          {children}
        </>
      )}
    </dialog>
  );
}
