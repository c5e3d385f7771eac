/** My armies, tables or scenarios: a list of what this person has kept. */
import type { ComponentChildren } from "preact";

import { links } from "../browser/links";
import { CopyButton, confirm, Glyph, toast, toastProblem } from "../look";
import { api } from "../net/api";
import { moment, t } from "../texts";
import type { Wire } from "../wire/types";
import { dropDraft } from "./drafts";

export type Paper = Wire<"Paper">;

/** Where a paper is opened. */
const PAGES: Record<Paper["kind"], string> = {
  army: "armies",
  table: "lay",
  scenario: "scenarios",
};

interface Props {
  papers: readonly Paper[];
  /** What stands below a name. */
  about(paper: Paper): string;
  /** Where its button leads. */
  use(paper: Paper): { words: string; href: string };
  /** A picture of it, before its name. */
  picture?(paper: Paper): ComponentChildren;
  onGone(): void;
}

export function Papers({ papers, about, use, picture, onGone }: Props) {
  return (
    <ul class="plain papers">
      {papers.map((paper) => (
        <PaperLine
          key={paper.id}
          paper={paper}
          about={about(paper)}
          picture={picture?.(paper)}
          onGone={onGone}
        >
          <a class="button" href={use(paper).href}>
            {use(paper).words}
          </a>
        </PaperLine>
      ))}
    </ul>
  );
}

interface LineProps {
  paper: Paper;
  about: string;
  picture: ComponentChildren;
  onGone(): void;
  children: ComponentChildren;
}

function PaperLine({ paper, about, picture, onGone, children }: LineProps) {
  const { id, kind, name } = paper;
  const page = PAGES[kind];
  const remove = async () => {
    const sure = await confirm({
      title: t("make-delete-ask", { name }),
      text: t("make-delete-why"),
      yes: t("make-delete"),
      harm: true,
    });
    if (!sure) return;
    try {
      await api.papers.remove(id);
      dropDraft(kind, id);
      toast(t("make-deleted", { name }));
      onGone();
    } catch (error) {
      toastProblem(error);
    }
  };
  return (
    <li class="card paper">
      {picture}
      <div class="grow">
        <a class="paper-name title" href={`/${page}/${id}`}>
          {name}
        </a>
        <p class="small soft">
          {about} · {t("make-changed", { when: moment(paper.changed) })}
        </p>
      </div>
      <div class="row">
        {children}
        <CopyButton words={links.paper(kind, id)} title={name} label={t("make-share")} />
        <button
          type="button"
          class="button quiet square"
          aria-label={`${t("make-delete")}: ${name}`}
          onClick={() => void remove()}
        >
          <Glyph sign="trash" />
        </button>
      </div>
    </li>
  );
}
