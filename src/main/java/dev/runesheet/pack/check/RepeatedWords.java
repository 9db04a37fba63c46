package dev.runesheet.pack.check;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Findings of words that nothing declares: a word that several places say is told once, as what it
 * stood for was deleted or renamed, rather than misspelt at each of them.
 */
public final class RepeatedWords {

  /** So many further places are named. */
  private static final int NAMED = 2;

  private RepeatedWords() {}

  /**
   * The findings with one for each word.
   *
   * @param bare the name that a word is a form of, such as that of the zone of a scope; null for
   *     one that is declared, but wrong where it stands
   */
  public static List<Diagnostic> once(List<Diagnostic> found, UnaryOperator<String> bare) {
    Map<String, List<Diagnostic>> words = new LinkedHashMap<>();
    for (Diagnostic one : found) {
      String word = isUnknown(one) ? bare.apply(one.subject().word()) : null;
      if (word != null && !word.isEmpty()) {
        words.computeIfAbsent(word, key -> new ArrayList<>()).add(one);
      }
    }
    List<Diagnostic> all = new ArrayList<>(found);
    words.forEach(
        (name, users) -> {
          if (users.size() > 1) {
            all.set(all.indexOf(users.get(0)), told(name, users));
            all.removeAll(users);
          }
        });
    return all;
  }

  /** True of a word that nothing knows; names of fields are told where a near one can be meant. */
  private static boolean isUnknown(Diagnostic one) {
    return UnknownWord.CODES.contains(one.code())
        && (one.code() != Code.UNKNOWN_FIELD || one.suggestion().isEmpty());
  }

  /** The first finding that says the name itself, with the places of the others. */
  private static Diagnostic told(String name, List<Diagnostic> users) {
    Diagnostic first =
        users.stream()
            .filter(one -> one.subject().word().equals(name))
            .findFirst()
            .orElse(users.get(0));
    List<String> others =
        users.stream().filter(one -> one != first).map(NameUses::place).distinct().toList();
    int named = Math.min(NAMED, others.size());
    String more = others.size() > named ? " and " + (others.size() - named) + " more" : "";
    String such = String.join(more.isEmpty() ? " and " : ", ", others.subList(0, named)) + more;
    String near = first.suggestion();
    String hint = near.isEmpty() ? "" : near + (near.endsWith("?") ? " " : "; ");
    return first
        .suggesting(hint + such + (others.size() == 1 ? " names it, too" : " name it, too"))
        .about(Subject.written(first.subject().word()).at(1 + others.size()));
  }
}
