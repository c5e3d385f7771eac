/** The words of a game: in each language, and what the original calls them. */
import { t } from "../texts";
import type { Book } from "./book";
import { RuleLink } from "./RuleBody";

interface Props {
  book: Book;
  onRule(rule: string): void;
}

export function Glossary({ book, onRule }: Props) {
  const french = book.glossary.some((term) => term.fr);
  return (
    <div class="rule-table">
      <table>
        <thead>
          <tr>
            <th scope="col">English</th>
            <th scope="col">Nederlands</th>
            <th scope="col">Deutsch</th>
            {french && <th scope="col">Français</th>}
            <th scope="col">{t("web-glossary-original")}</th>
          </tr>
        </thead>
        <tbody>
          {book.glossary.map((term) => (
            <tr key={term.en}>
              <th scope="row" lang="en">
                {term.rule ? (
                  <RuleLink book={book} rule={term.rule} onRule={onRule}>
                    {term.en}
                  </RuleLink>
                ) : (
                  term.en
                )}
              </th>
              <td lang="nl">{term.nl}</td>
              <td lang="de">{term.de}</td>
              {french && <td lang="fr">{term.fr}</td>}
              <td class="soft">{term.source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
